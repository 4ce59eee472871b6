import { readCart, type WireCartLine } from '../../../app/contract/cart.ts'
import { readWrite } from '../../../app/contract/cart-write.ts'
import { readDetail } from '../../../app/contract/product-detail.ts'
import { toPath } from '../../../app/models/content/link.ts'
import { ADULT_AGE, type AdultMark, foldersOf, isDrink, knowsWords } from '../../../app/models/product/adult-mark.ts'
import { toPageAge } from '../../../app/models/product/page-age.ts'
import type { Defer } from '../reports/reporter.ts'
import type { Gateway } from './gateway.ts'
import type { GatewayCall } from './gateway-call.ts'
import { callOf } from './match-endpoint.ts'

export interface AdultLine {
  line: WireCartLine
  age: number
}

/** The lines for adults that a write has added or changed. A cart's line says little, so the product's page decides. */
export function createAdultLines(gateway: Gateway, marks: readonly AdultMark[]) {
  async function ageOf(line: WireCartLine, call: GatewayCall, defer: Defer): Promise<number> {
    const [path = ''] = (toPath(line.rota.path || line.rota.route || line.url) ?? '').split(/[?#]/)
    const page = path ? await readPage(path, call, defer) : null
    if (page) return toPageAge(page, marks)
    return knowsWords(marks) && isDrink(line.nome, foldersOf(path)) ? ADULT_AGE : 0
  }

  /** As the product's page asks for it, so that both share one cache entry. */
  async function readPage(url: string, { language, requestId }: GatewayCall, defer: Defer) {
    const place = { ...callOf('GET url/product/detail', { url }), own: true, session: null } as const
    const { status, body } = await gateway.call({ ...place, language, requestId, timing: 'section' }, defer)
    return status === 200 ? readDetail(body) : null
  }

  return async function adultLines(body: unknown, call: GatewayCall, defer: Defer): Promise<AdultLine[]> {
    const lines = writtenLines(readCart(body)?.itens ?? [], call.body)
    const ages = await Promise.all(lines.map(line => ageOf(line, call, defer)))
    return lines.map((line, at) => ({ line, age: ages[at] ?? 0 })).filter(({ age }) => age > 0)
  }
}

/** All lines where the write does not tell its products, as that of a list, or where the cart has others. */
function writtenLines(lines: readonly WireCartLine[], write: unknown): readonly WireCartLine[] {
  const asked = new Set(readWrite(write) ?? [])
  const written = lines.filter(({ hash }) => asked.has(hash.idProduto))
  const found = new Set(written.map(({ hash }) => hash.idProduto))
  return asked.size > 0 && found.size === asked.size ? written : lines
}
