import type { HTMLElement } from 'node-html-parser'
import { type Duty, type Failure, unless } from '../duty.ts'
import type { Link, Page } from '../page.ts'
import { fold, nameOf, wordsOf } from '../words.ts'

export const withdrawal: Duty = {
  id: 'withdrawal',
  duty: 'A conspicuous link leads from footer, product and cart to a form of withdrawal, which works without scripts',
  source: 'CDC art. 49; Decreto 7.962/2013, art. 5',
  sourceDate: '2013-03-15',
  severity: 'breach',
  ofPage: page => {
    if (page.kind === 'product')
      return unless([page.mainLinks.some(isWithdrawal), 'The product has no link to the withdrawal', 'likely'])
    if (page.kind === 'cart') return unless([page.links.some(isWithdrawal), 'The cart has no link to the withdrawal'])
    return page.kind === 'home'
      ? unless([page.footerLinks.some(isWithdrawal), 'The footer has no link to the withdrawal'])
      : []
  },
  ofShop: ({ home, withdrawal: page }) => {
    // Without a link, ofPage has said so.
    const link = home.links.find(isWithdrawal)
    if (!link) return []
    if (!page) return [{ path: link.path, problem: 'The page of the withdrawal cannot be read' }]
    return judgeForm(page).map(failure => ({ ...failure, path: page.path }))
  }
}

const WORDS = /\barrepend(imento|er(-se)?)\b|\bdesist(ir|encia)\b|\bwithdraw(al)?\b|\bdevolver a compra\b/

export function isWithdrawal({ name, path }: Link): boolean {
  return path !== '' && WORDS.test(name)
}

function judgeForm(page: Page): Failure[] {
  const forms = page.main.querySelectorAll('form').filter(isPosted)
  if (forms.length === 0) return [{ problem: 'The page of the withdrawal has no form that posts without scripts' }]
  const fields = forms.map(form =>
    fold(form.querySelectorAll('input, textarea, select').map(fieldNames).join(' ; ') + wordsOf(form))
  )
  return unless(
    [fields.some(words => /\b(pedido|order)\b/.test(words)), 'The form of the withdrawal does not ask for the order'],
    [fields.some(words => /\bcpf\b|e-?mail/.test(words)), 'The form of the withdrawal does not ask for CPF or e-mail'],
    [
      forms.some(form => form.querySelector('button:not([type=button]), input[type=submit]')),
      'The form of the withdrawal has no button that sends it'
    ]
  )
}

function isPosted(form: HTMLElement): boolean {
  return (
    fold(form.getAttribute('method') ?? '') === 'post' &&
    form.querySelector('input:not([type=hidden]), textarea') !== null
  )
}

function fieldNames(field: HTMLElement): string {
  return `${field.getAttribute('name') ?? ''} ${nameOf(field)}`
}
