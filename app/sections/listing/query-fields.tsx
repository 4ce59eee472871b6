import { useLocation } from 'react-router'
import { readPrice } from '../../models/listing/listing-price.ts'

/**
 * The listing's query as hidden inputs of a GET form, without the page number, an unreadable price and the form's own
 * fields (`asked`).
 */
export function QueryFields({ asked }: { asked: readonly string[] }) {
  const { search } = useLocation()
  const dropped = ['pg', ...asked, ...(readPrice(search) ? [] : ['preco'])]
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => value !== '' && !dropped.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

export function queryValue(href: string, name: string): string {
  return new URLSearchParams(href.split('?')[1]).get(name) ?? ''
}
