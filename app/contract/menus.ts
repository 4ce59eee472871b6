import * as v from 'valibot'
import { rota } from './structure.ts'
import { bodyList, bodyReader, flag, item, list, text, texts, type Wire } from './tolerant.ts'

const entries = { ...texts('label', 'link', 'target', 'icone', 'svg'), destaque: flag, rota }

export type WireMenuItem = v.InferOutput<v.ObjectSchema<typeof entries, undefined>> & { sub: WireMenuItem[] }

// Some shops use `children` or `itens` instead of `sub`.
const menuItem: v.GenericSchema<unknown, WireMenuItem> = v.pipe(
  item({ ...entries, sub: nested(), children: nested(), itens: nested() }),
  v.check(found => found.label !== '' || found.icone !== '' || found.svg !== ''),
  v.transform(({ children, itens, ...rest }) => ({
    ...rest,
    sub: [rest.sub, children, itens].find(items => items.length > 0) ?? []
  }))
)

export type WireMenu = Wire<typeof readMenu>

export const readMenu = bodyReader(['menu'], { nome: text, menu: bodyList(menuItem) })

function nested() {
  return list(v.lazy(() => menuItem))
}
