const NOT_DOCUMENTS =
  /^\/(api|img|media|assets|icons|fonts)\/|\.(data|js|css|map|svg|png|jpg|webp|ico|txt|xml|webmanifest)$/

/** Whether the request is for a page, not for a file or a call. */
export function isDocument(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_DOCUMENTS.test(path)
}
