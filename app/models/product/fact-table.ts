import type { WireCaracteristica } from '../../contract/product.ts'
import { resolveLink } from '../content/link.ts'
import { plainText } from '../content/plain-text.ts'

export type FactTable = ReturnType<typeof toTable>

export function toTable({ nome, itens }: WireCaracteristica, origins: readonly string[]) {
  return {
    title: plainText(nome),
    rows: itens.map(({ label, valor }) => ({
      label: plainText(label),
      value: plainText(valor),
      ...documentLink(valor.trim(), origins)
    }))
  }
}

const LONGEST_ADDRESS = 2_000

/** The address of a document, such as a batch report, when the text is one absolute address and nothing else. */
function documentLink(value: string, origins: readonly string[]): { href?: string } {
  const isAddress = value.length <= LONGEST_ADDRESS && /^https?:\/\/\S+$/i.test(value)
  const link = isAddress ? resolveLink(value, origins) : null
  return link ? { href: link.href } : {}
}
