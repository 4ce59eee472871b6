import { type Menu, menuText } from '../content/menu.ts'
import { companyWords, formatCnpj } from './cnpj.ts'
import { addressLine, type Settings } from './settings.ts'
import { unaccented } from './unaccented.ts'

/** Who the shop is and how to reach it. '' for what neither a menu nor the settings give. */
export type ContactView = ReturnType<typeof toContactView>

/** The menu `contact-data`, then the settings, then the menu `footer-copyright`. */
export function toContactView(contact: Menu, copyright: Menu, settings: Settings) {
  const named = (...keys: string[]) => textOf(contact, keys) || textOf(copyright, keys)
  return {
    whatsapp: menuText(contact, 'whatsapp') || settings.whatsapp,
    phone: menuText(contact, 'telefone') || settings.phone,
    email: menuText(contact, 'email') || settings.email,
    hours: menuText(contact, 'horario'),
    address: menuText(contact, 'endereco') || addressLine(settings.address) || menuText(copyright, 'endereco'),
    legalName: settings.legalName || named(...LEGAL_NAME),
    cnpj: formatCnpj(settings.cnpj || named(...CNPJ) || cnpjIn(copyright)),
    officer: settings.officer.name || named('encarregado', 'dpo'),
    officerEmail: settings.officer.email || named('encarregadoemail', 'emailencarregado', 'dpoemail', 'emaildpo')
  }
}

const LEGAL_NAME = ['razaosocial', 'nomeempresarial']
const CNPJ = ['cnpj']

/** The lines of `footer-copyright`, with the legal name and the CNPJ first where no line says them. */
export function toCopyright({ items }: Menu, { legalName, cnpj, address }: ContactView): string[] {
  const others = items.filter(({ label }) => ![...LEGAL_NAME, ...CNPJ].includes(keyOf(label)))
  const lines = others.flatMap(({ text }) => (text && text !== address ? [text] : []))
  const isSaid = (words: string) => lines.some(line => line.includes(words))
  const identity = companyWords({ legalName: isSaid(legalName) ? '' : legalName, cnpj: isSaid(cnpj) ? '' : cnpj })
  return identity.length > 0 ? [identity.join(', '), ...lines] : lines
}

function textOf(menu: Menu, keys: readonly string[]): string {
  const item = menu.items.find(({ label }) => keys.includes(keyOf(label)))
  return item?.text ?? item?.link?.href.replace(/^mailto:/i, '') ?? ''
}

/** Many shops write it into one line with their name and address. */
function cnpjIn({ items }: Menu): string {
  const text = items.map(item => item.text ?? '').join('\n')
  return /[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}/i.exec(text)?.[0] ?? ''
}

/** `Razão social` and `razao-social` are one key. */
function keyOf(label: string): string {
  return unaccented(label).replace(/[^a-z]/g, '')
}
