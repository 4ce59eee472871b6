import * as v from 'valibot'
import { bodyReader, item, list, number, requiredId, text } from './tolerant.ts'

// `cupom` and `tipo` ('newsletter') are this store's own.
const popup = item({
  id: requiredId,
  tempo: number,
  titulo: text,
  conteudo: text,
  imagem: text,
  imagemMobile: text,
  link: text,
  target: text,
  cupom: text,
  tipo: text
})

export type WirePopup = v.InferOutput<typeof popup>

const readOne = bodyReader(popup, ['id'])
const several = list(popup)
const readSeveral = bodyReader(v.object({ popups: several }), ['popups'])

/** struct/popup: one, one with all of them under `popups` (this store's own), a list of them, or `[]` for none. */
export function readPopups(body: unknown): WirePopup[] | null {
  const found = Array.isArray(body) ? v.parse(several, body) : readSeveral(body)?.popups
  if (found) return found
  const one = readOne(body)
  return one && [one]
}
