import { readPrice } from '../../models/listing-price'

export interface QueryFields {
  /** Where the form leads. */
  action: string
  /** What its hidden inputs keep. */
  fields: { name: string; value: string }[]
}

/** A listing's query as a GET form's hidden fields, but for the page number, what the form itself asks, and no price. */
export function queryFields(path: string, search: string, asked: readonly string[]): QueryFields {
  const dropped = ['pg', ...asked, ...(readPrice(search) ? [] : ['preco'])]
  const fields = [...new URLSearchParams(search)]
    .filter(([name, value]) => value !== '' && !dropped.includes(name))
    .map(([name, value]) => ({ name, value }))
  return { action: path, fields }
}

/** What a link would set in the query: the value of its option in a select. */
export function queryValue(href: string, name: string): string {
  return new URLSearchParams(href.split('?')[1]).get(name) ?? ''
}
