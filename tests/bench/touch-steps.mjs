// The steps of touch.mjs on each page, in order.

/** Time until scrolling has ended and the parts near the viewport are laid out. */
const STILL_MS = 1_500

const button = (page, name) => page.getByRole('button', { name })
const link = (page, name) => page.getByRole('link', { name })
const inDialog = page => page.locator('dialog[open]')
const pressEscape = page => page.keyboard.press('Escape')
const refuse = page => tap(button(page, /^recusar$/i))
const more = page => tap(button(inDialog(page), /aumentar/i))
const openCart = page => tap(link(page.getByRole('banner'), /^carrinho/i))

export const STEPS = [
  {
    path: '/',
    steps: [
      ['menu', page => tap(button(page, /^menu$/i))],
      [
        'menu: entry',
        page =>
          tap(
            inDialog(page)
              .locator('summary')
              .filter({ hasText: /vitaminas/i })
          )
      ],
      ['menu: close', pressEscape],
      ['cookies: refuse', refuse],
      ['buy on a card', buyOnCard],
      ['cart: one more', more],
      ['cart: close', pressEscape],
      ['cart: open', openCart],
      ['cart: close again', pressEscape],
      ['favourite', page => tap(button(page.getByRole('main'), /favorit/i))]
    ]
  },
  { path: '/', steps: [['search: type', type]] },
  {
    path: '/vitaminas',
    steps: [
      ['listing: refuse cookies', refuse],
      ['listing: next page', page => tap(link(page, /pr[óo]xima/i))],
      ['filters: open', page => tap(button(page, /filtrar/i))],
      ['filters: choose', page => tap(link(inDialog(page), /cápsula/i))],
      ['filters: close', pressEscape]
    ]
  },
  {
    path: '/whey-protein-concentrado-900-g-arco-forte',
    steps: [
      ['product: refuse cookies', refuse],
      [
        'product: option',
        page =>
          tap(
            page
              .getByRole('main')
              .locator('label')
              .filter({ hasText: /^Baunilha$/ })
          )
      ],
      ['product: one more', page => tap(button(page, /aumentar quantidade/i))],
      ['product: add', page => tap(button(page, /adicionar ao carrinho/i))]
    ]
  }
]

/** Closes a promotion first, if one has opened. The step ends when the cart holds the product. */
async function buyOnCard(page) {
  if (await inDialog(page).isVisible()) await pressEscape(page)
  await tap(button(page.getByRole('main'), /^comprar /i))
  await button(inDialog(page), /aumentar/i)
    .first()
    .waitFor()
}

async function type(page) {
  await tap(page.getByRole('combobox'))
  await page.keyboard.type('creati', { delay: 120 })
}

/** Taps the centre of the first visible match. */
async function tap(locator) {
  const target = locator.filter({ visible: true }).first()
  await target.evaluate(element => element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }))
  await target.page().waitForTimeout(STILL_MS)
  const { x, y, width, height } = await target.boundingBox()
  await target.page().touchscreen.tap(x + width / 2, y + height / 2)
}
