import * as v from 'valibot'
import { rota } from './structure.ts'
import * as w from './tolerant.ts'

const entries = { ...w.texts('label', 'link', 'target', 'icone', 'imagem', 'svg'), destaque: w.flag, rota }

export type WireMenuItem = v.InferOutput<v.ObjectSchema<typeof entries, undefined>> & { sub: WireMenuItem[] }

// Some shops use `children` or `itens` instead of `sub`.
const menuItem: v.GenericSchema<unknown, WireMenuItem> = v.pipe(
  w.item({ ...entries, sub: nested(), children: nested(), itens: nested() }),
  v.check(found => found.label !== '' || found.icone !== '' || found.svg !== ''),
  v.transform(({ children, itens, ...rest }) => ({
    ...rest,
    sub: [rest.sub, children, itens].find(items => items.length > 0) ?? []
  }))
)

export type WireMenu = w.Wire<typeof readMenu>

export const readMenu = w.bodyReader(['menu'], { nome: w.text, menu: w.bodyList(menuItem) })

function nested() {
  return w.list(v.lazy(() => menuItem))
}
