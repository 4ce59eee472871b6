/** The parameters that a page reads; those of filters are the contract's names. `_routes` and `index` are the router's. */
const KNOWN = new Set([
  ...['pg', 'ipp', 'order', 'exibicao', 'busca', 'q', 'preco_de', 'preco_ate'],
  ...['categoria', 'marca', 'preco', 'filtro', 'atributo', 'descontoPrecoPor'],
  ...['avaliacoes', 'nota', 'fotos', 'responder', 'p', 'key', 'idioma', 'return', 'debug', '_routes', 'index']
])

/** A query without the parameters that no page reads. The rest stays byte for byte. */
export function withoutUnknown(search: string): string {
  const pairs = search.replace(/^\?/, '').split('&')
  const kept = pairs.filter(pair => KNOWN.has(nameOf(pair)))
  if (kept.length === pairs.length) return search
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}

function nameOf(pair: string): string {
  const [[name] = ['']] = new URLSearchParams(pair)
  return name
}
