import type { WirePersonalizacao } from '../../contract/product-detail.ts'
import { plainText } from '../content/plain-text.ts'
import { toCents } from '../store/money.ts'

export type Customization = ReturnType<typeof toCustomization>

export interface WrittenText {
  customization: Customization
  text: string
}

const MAX_TEXT_LENGTH = 200

/** Text customizations only. This store does not support choices and uploads. */
export function toCustomizations(wires: readonly WirePersonalizacao[]): Customization[] {
  return wires.filter(({ tipo }) => /^(text|texto|)$/i.test(tipo.trim())).map(toCustomization)
}

function toCustomization(wire: WirePersonalizacao) {
  const limit = wire.limitarValores ? Math.floor(wire.valorMaximo ?? 0) : 0
  return {
    id: wire.id,
    name: plainText(wire.nome),
    hint: plainText(wire.descricao),
    required: wire.obrigatorio,
    maxLength: limit > 0 ? Math.min(limit, MAX_TEXT_LENGTH) : MAX_TEXT_LENGTH,
    /** Cents, 0 when free. */
    price: Math.max(0, toCents(wire.preco) ?? 0),
    perUnit: wire.multiplicarPreco
  }
}
