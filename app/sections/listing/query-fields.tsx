import { useLocation } from 'react-router'
import { readPrice } from '../../models/listing/listing-price'

/** The listing's query as hidden inputs of a GET form, whose own fields are `asked`. */
export function QueryFields({ asked }: { asked: readonly string[] }) {
  const { search } = useLocation()
  return queryFields(search, asked).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Without the page number, the form's own fields and an unreadable price. */
export function queryFields(search: string, asked: readonly string[]): [name: string, value: string][] {
  const dropped = ['pg', ...asked, ...(readPrice(search) ? [] : ['preco'])]
  return [...new URLSearchParams(search)].filter(([name, value]) => value !== '' && !dropped.includes(name))
}

/** The value that a link sets in the query, for the option of a select. */
export function queryValue(href: string, name: string): string {
  return new URLSearchParams(href.split('?')[1]).get(name) ?? ''
}
