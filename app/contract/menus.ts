import * as v from 'valibot'
import { rota, type WireRota } from './structure.ts'
import { bodyList, bodyReader, flag, item, list, text } from './tolerant.ts'

export interface WireMenuItem {
  label: string
  link: string
  target: string
  icone: string
  svg: string
  destaque: boolean
  rota: WireRota
  sub: WireMenuItem[]
}

const entries = { label: text, link: text, target: text, icone: text, svg: text, destaque: flag, rota }

// Some shops use `children` or `itens` instead of `sub`.
const menuItem: v.GenericSchema<unknown, WireMenuItem> = v.pipe(
  item({ ...entries, sub: nested(), children: nested(), itens: nested() }),
  v.check(found => found.label !== '' || found.icone !== '' || found.svg !== ''),
  v.transform(({ children, itens, ...rest }) => ({ ...rest, sub: [rest.sub, children, itens].find(hasAny) ?? [] }))
)

const body = v.object({ nome: text, menu: bodyList(menuItem) })

export type WireMenu = v.InferOutput<typeof body>

export const readMenu = bodyReader(body, ['menu'])

function nested() {
  return list(v.lazy(() => menuItem))
}

function hasAny(items: WireMenuItem[]): boolean {
  return items.length > 0
}
