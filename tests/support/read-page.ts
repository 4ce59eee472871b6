import { type APIRequestContext, expect } from '@playwright/test'

interface ReadPage {
  /** Where it was found in the end. */
  path: string
  html: string
  /** The page's own part. */
  main: string
  /** What people read of that part, without what is markup. */
  words: string
}

/** A page as the server writes it, with everything that follows in the stream. */
export async function readPage(request: APIRequestContext, path: string, status = 200): Promise<ReadPage> {
  const response = await request.get(path)
  expect([path, response.status()]).toEqual([path, status])
  const html = await response.text()
  const main = html.slice(html.indexOf('<main'))
  return { path: new URL(response.url()).pathname, html, main, words: wordsOf(main) }
}

export function wordsOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
