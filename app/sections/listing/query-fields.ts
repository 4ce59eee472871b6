import { readPrice } from '../../models/listing/listing-price'

export interface QueryFields {
  /** The form's target. */
  action: string
  /** Its hidden inputs. */
  fields: { name: string; value: string }[]
}

/**
 * The listing's query as hidden fields of a GET form, without the page number, the form's own fields and an unreadable
 * price.
 */
export function queryFields(path: string, search: string, asked: readonly string[]): QueryFields {
  const dropped = ['pg', ...asked, ...(readPrice(search) ? [] : ['preco'])]
  const fields = [...new URLSearchParams(search)]
    .filter(([name, value]) => value !== '' && !dropped.includes(name))
    .map(([name, value]) => ({ name, value }))
  return { action: path, fields }
}

/** The value that a link sets in the query, for the option of a select. */
export function queryValue(href: string, name: string): string {
  return new URLSearchParams(href.split('?')[1]).get(name) ?? ''
}
