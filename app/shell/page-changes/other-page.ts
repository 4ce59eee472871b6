interface Place {
  pathname: string
  search: string
}

/** A filter also resets the page number, but the shopper stays on the listing. */
export function isOtherPage(from: Place, to: Place): boolean {
  if (from.pathname !== to.pathname) return true
  const [before, after] = [split(from.search), split(to.search)]
  return before.page !== after.page && before.rest === after.rest
}

function split(search: string) {
  const query = new URLSearchParams(search)
  const page = query.get('pg')
  query.delete('pg')
  return { page, rest: query.toString() }
}
