import { expect, test } from 'vitest'
import { demoDataOf } from './demo-data.ts'
import { readDemo, readFiles } from './read-demo.ts'

const files = readFiles()

/** The error after one place in a file is replaced. */
function complaint(name: string, from: string, to: string): string {
  const changed = { ...files, [name]: files[name]?.replace(from, to) ?? '' }
  try {
    demoDataOf(changed)
    return ''
  } catch (error) {
    return String(error)
  }
}

test('every data file is read and fits its schema', () => {
  const read = new Set<string | symbol>()
  demoDataOf(new Proxy(files, { get: (target, name) => read.add(name) && Reflect.get(target, name) }))
  expect([...read].sort()).toEqual(Object.keys(files).sort())
})

test('an error names its file and place', () => {
  expect(complaint('products/vitaminas.yaml', 'priceCents: 2990', 'priceCents: 29.90')).toMatch(
    /products\/vitaminas\.yaml 0\.priceCents: Invalid integer/
  )
  expect(complaint('products/vitaminas.yaml', 'popularity:', 'popularty:')).toMatch(/0\.popularity.*\n.*popularty/s)
  expect(complaint('settings.yaml', 'email: atendimento@', 'email: ')).toContain('settings.yaml email')
  expect(complaint('menus.yaml', "'{phone}'", "'{fone}'")).toContain('{fone} is no text of settings.yaml')
})

test('a text without languages is the same in both, and menus are completed', () => {
  const { menus, categories } = readDemo()
  const items = (name: string) => menus.find(menu => menu.name === name)?.items ?? []
  expect(items('contact-data')[0]).toMatchObject({
    label: { pt: 'whatsapp', en: 'whatsapp' },
    target: '(11) 90000-0001'
  })
  expect(items('menu-principal').map(({ target }) => target)).toEqual(
    categories.filter(({ parent }) => parent === null).map(({ key }) => `category:${key}`)
  )
  expect(items('footer-about-us')[0]?.text).toEqual({ pt: 'Suplementos com raiz', en: 'Supplements with roots' })
})

test('a description is one line, however the file wraps it', () => {
  const { products } = readDemo()
  expect(products.filter(({ description }) => /\n/.test(description.pt + description.en))).toEqual([])
})

test('a popup offers something else than the ruler', () => {
  const { menus, popups } = readDemo()
  const ruler = menus.find(({ name }) => name === 'banner-ruler')?.items.map(({ label }) => label.pt) ?? []
  const offers = ruler.flatMap(label => label.match(/R\$\s\d+|\d+%|\d+x|\d+ dias/g) ?? [])
  expect(offers.length).toBeGreaterThan(3)
  expect(
    popups.filter(({ title, body }) =>
      offers.some(offer => (title.pt + body.pt).match(`\\b${offer.replace('$', '\\$')}`))
    )
  ).toEqual([])
})
