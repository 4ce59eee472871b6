import { type APIRequestContext, expect } from '@playwright/test'

interface ReadPage {
  /** The path after redirects. */
  path: string
  html: string
  /** The page's main part. */
  main: string
  /** The text of that part, without markup. */
  words: string
}

/** A page as the server sends it, including its streamed parts. */
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
