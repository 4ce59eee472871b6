import { expect, test } from '@playwright/test'

const PAGES = [
  ['/', 200],
  ['/vitaminas', 200],
  ['/magnesio-bisglicinato-60-capsulas-aurora-lab', 200],
  ['/checkout/acesso', 200],
  ['/busca?busca=whey', 200],
  ['/nada-aqui', 404]
] as const

for (const [path, status] of PAGES) {
  test(`${path} carries its rules and asks for no style sheet`, async ({ request }) => {
    // The second response may come from the page cache, with its own nonce.
    for (const _ of ['made', 'kept']) {
      const response = await request.get(path)
      expect(response.status()).toBe(status)
      const html = await response.text()
      const { 'content-security-policy': policy = '', link = '' } = response.headers()
      expect(link).not.toContain('as=style')
      const links = html.match(/<link[^>]*rel="stylesheet"[^>]*>/g) ?? []
      expect(links.length).toBeGreaterThan(0)
      expect(links.filter(text => !/ disabled=""/.test(text))).toEqual([])
      const [, nonce, css = ''] = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(html) ?? []
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(css).toMatch(/^@layer base, ?vendor/)
      expect(html.indexOf('<style')).toBeLessThan(html.indexOf('<body'))
      expect(unstyled(html, css)).toEqual([])
    }
  })
}

/** CSS module classes that no rule matches. */
function unstyled(html: string, css: string): string[] {
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...used].filter(name => /^[a-z]\d[a-z\d]{2,4}$/.test(name) && !css.includes(`.${name}`))
}
