import { PORTS } from '../support/ports.ts'
import { expect, hydrated, noisyTest as test } from './test.ts'

// An API, or an attacker with access to its data, that puts scripts into every text: names, descriptions, addresses, keys.
const API = `http://127.0.0.1:${PORTS.hostileApi}`

const CORPUS = [
  '"><script>window.__got = 1</script>',
  '</script><script>window.__got = 1</script>',
  '</title></textarea></style><svg onload="window.__got = 1">',
  '<img src=x onerror="window.__got = 1">',
  "' onmouseover='window.__got = 1' autofocus onfocus='window.__got = 1",
  '<iframe srcdoc="<script>parent.__got = 1</script>"></iframe>',
  '<a href="javascript:window.__got = 1">x</a><form action="javascript:window.__got = 1"><button>y</button></form>',
  '<!--<script>window.__got = 1//--></script>',
  '\u2028window.__got = 1\u2029',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__got = 1">',
  '&lt;script&gt;window.__got = 1&lt;/script&gt;',
  '{"@type":"x"}</script><script>window.__got = 1</script>'
]

test.use({ baseURL: `http://localhost:${PORTS.hostileStore}` })

test('a script in any text of the API stays a text, in every page', async ({ page }) => {
  test.slow()
  await setPoison(CORPUS.join(' '))
  let dialogs = 0
  page.on('dialog', dialog => {
    dialogs += 1
    void dialog.dismiss()
  })
  for (const path of ['/', '/vitaminas', '/magnesio-dimalato', '/whey-do-sitio', '/lista/kit-do-sitio', '/nada-aqui']) {
    await page.goto(`${path}?nunca=visto`)
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    expect([path, await page.evaluate(whatRan)]).toEqual([path, { got: null, handlers: 0, dangerous: 0, frames: 0 }])
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    for (const json of data) expect(() => JSON.parse(json)).not.toThrow()
  }
  expect(dialogs).toBe(0)
})

function whatRan() {
  const all = [...document.querySelectorAll('*')]
  const names = all.flatMap(({ attributes }) => [...attributes]).map(({ name }) => name)
  const addresses = all.flatMap(element =>
    ['href', 'src', 'action', 'formaction'].map(name => element.getAttribute(name) ?? '')
  )
  return {
    got: Reflect.get(window, '__got') ?? null,
    handlers: names.filter(name => name.startsWith('on')).length,
    dangerous: addresses.filter(address => /^\s*(javascript|vbscript|data:text)/i.test(address)).length,
    frames: document.querySelectorAll('iframe, object, embed, base').length
  }
}

/** Only this test uses the store over this API, so its caches are empty. */
async function setPoison(text: string): Promise<void> {
  await fetch(`${API}/_faults`, { method: 'PUT', body: JSON.stringify([{ match: '.', kind: 'poison', value: text }]) })
}
