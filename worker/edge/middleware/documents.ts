const NOT_DOCUMENTS =
  /^\/(api|img|media|assets|icons|fonts)\/|\.(data|js|css|map|svg|png|jpg|webp|ico|txt|xml|webmanifest)$/

export function isDocument(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_DOCUMENTS.test(path)
}
