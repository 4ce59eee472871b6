import type * as v from 'valibot'
import * as w from './tolerant.ts'

/** Router location: `route` and `path` both hold the site path; any part may be `[]` or missing. */
export const rota = w.shape({ name: w.text, route: w.text, path: w.text, query: w.stringMap })

const seo = w.shape({
  ...w.texts('title', 'description', 'descriptionSocial', 'openGraphUrlImagem', 'canonical'),
  indexar: w.maybe(w.flag)
})

const breadcrumb = w.item({ label: w.requiredText, atual: w.flag, rota, url: w.text })

export const estrutura = w.shape({ seo, breadcrumb: w.list(breadcrumb) })

export type WireEstrutura = v.InferOutput<typeof estrutura>
