/**
 * React Router trusts headers with its own prefix. It refuses a form with the origin `null`, which browsers send under
 * `referrer-policy: no-referrer`; the same-origin gate has already checked such a form.
 */
export function routerRequest(request: Request): Request {
  const own = [...request.headers.keys()].filter(name => name.startsWith('x-react-router-'))
  const isOriginHidden = request.headers.get('origin') === 'null'
  if (own.length === 0 && !isOriginHidden) return request
  const headers = new Headers(request.headers)
  for (const name of own) headers.delete(name)
  if (isOriginHidden) headers.set('origin', new URL(request.url).origin)
  return new Request(request, { headers })
}
