import * as v from 'valibot'
import { bodyReader, item, list, number, requiredId, texts, type Wire } from './tolerant.ts'

// `cupom` and `tipo` ('newsletter') are this store's own.
const entries = {
  id: requiredId,
  tempo: number,
  ...texts('titulo', 'conteudo', 'imagem', 'imagemMobile', 'link', 'cupom', 'tipo')
}

export type WirePopup = Wire<typeof readOne>

const readOne = bodyReader(['id'], entries)
const several = list(item(entries))
const readSeveral = bodyReader(['popups'], { popups: several })

/** struct/popup: one, one with all of them under `popups` (this store's own), a list of them, or `[]` for none. */
export function readPopups(body: unknown): WirePopup[] | null {
  const found = Array.isArray(body) ? v.parse(several, body) : readSeveral(body)?.popups
  if (found) return found
  const one = readOne(body)
  return one && [one]
}
