const NOT_DOCUMENTS =
  /^\/(api|img|media|assets|icons|fonts)\/|\.(data|js|css|map|svg|png|jpg|webp|ico|txt|xml|webmanifest)$/

/** Whether a request asks for a page, as an address bar does. */
export function isDocument(method: string, url: URL): boolean {
  return (method === 'GET' || method === 'HEAD') && !NOT_DOCUMENTS.test(url.pathname)
}
