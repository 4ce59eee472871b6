import type { HTMLElement } from 'node-html-parser'
import { isAdult } from './duties/people.ts'
import { isForSale } from './offer.ts'
import { type Page, pathOf, readPage } from './page.ts'
import type { CartTrial } from './shop.ts'
import type { Visiting } from './visit.ts'
import { fold, nameOf } from './words.ts'

/** Posts the forms of an adult item without an answer, and of another one, each as a new visitor. */
export async function tryCarts(visiting: Visiting, products: readonly Page[], cart: string): Promise<CartTrial[]> {
  const sold = products.filter(isForSale)
  const chosen = [sold.find(isAdult), sold.find(product => !isAdult(product) && buyForm(product))]
  const trials = await Promise.all(chosen.map(product => (product ? tryCart(visiting, product, cart) : null)))
  return trials.flatMap(trial => trial ?? [])
}

async function tryCart({ ask, origin }: Visiting, product: Page, path: string): Promise<CartTrial | null> {
  const form = buyForm(product)
  if (!form) return null
  const cookies = new Map<string, string>()
  const target = pathOf(form.getAttribute('action') ?? '', origin + product.path)
  await ask({ path: target || product.path, cookies, fields: fieldsOf(form) })
  const answer = await ask({ path, cookies })
  if (answer.status !== 200) return null
  const cart = readPage(answer, origin)
  return { product, cart, added: fold(cart.mainWords).includes(fold(product.title)) }
}

const BUY = /\b(comprar|adicionar|carrinho|sacola|add to (cart|bag)|buy)\b/

function buyForm({ main }: Page): HTMLElement | undefined {
  const forms = main.querySelectorAll('form').filter(form => fold(form.getAttribute('method') ?? '') === 'post')
  return forms.find(form =>
    form
      .querySelectorAll('button, input[type=submit]')
      .some(button => BUY.test(fold(nameOf(button) + button.getAttribute('value'))))
  )
}

/** What a browser would send: checked, hidden and typed fields, but no answer to a question of age. */
function fieldsOf(form: HTMLElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const input of form.querySelectorAll('input[name]')) {
    const type = input.getAttribute('type') ?? 'text'
    const isChoice = type === 'radio' || type === 'checkbox'
    if (isChoice ? input.hasAttribute('checked') : type !== 'submit')
      fields.append(input.getAttribute('name') ?? '', input.getAttribute('value') ?? '')
  }
  for (const select of form.querySelectorAll('select[name]')) {
    const option = select.querySelector('option[selected]') ?? select.querySelector('option')
    fields.append(select.getAttribute('name') ?? '', option?.getAttribute('value') ?? option?.text ?? '')
  }
  return fields
}
