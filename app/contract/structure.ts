import type * as v from 'valibot'
import { flag, item, list, maybe, requiredText, shape, stringMap, text, texts } from './tolerant.ts'

/** Router location: `route` and `path` both hold the site path; any part may be `[]` or missing. */
export const rota = shape({ name: text, route: text, path: text, query: stringMap })

const seo = shape({
  ...texts('title', 'description', 'descriptionSocial', 'openGraphUrlImagem', 'canonical'),
  indexar: maybe(flag)
})

const breadcrumb = item({ label: requiredText, atual: flag, rota, url: text })

export const estrutura = shape({ seo, breadcrumb: list(breadcrumb) })

export type WireEstrutura = v.InferOutput<typeof estrutura>
