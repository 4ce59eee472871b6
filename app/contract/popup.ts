import * as v from 'valibot'
import * as w from './tolerant.ts'

// `cupom` and `tipo` ('newsletter') are this store's own.
const entries = {
  id: w.requiredId,
  tempo: w.number,
  ...w.texts('titulo', 'conteudo', 'imagem', 'imagemMobile', 'link', 'cupom', 'tipo')
}

export type WirePopup = w.Wire<typeof readOne>

const readOne = w.bodyReader(['id'], entries)
const several = w.list(w.item(entries))
const readSeveral = w.bodyReader(['popups'], { popups: several })

/** struct/popup: one, one with all of them under `popups` (this store's own), a list of them, or `[]` for none. */
export function readPopups(body: unknown): WirePopup[] | null {
  const found = Array.isArray(body) ? v.parse(several, body) : readSeveral(body)?.popups
  if (found) return found
  const one = readOne(body)
  return one && [one]
}
