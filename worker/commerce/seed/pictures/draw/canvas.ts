export interface Stop {
  at: number
  colour: string
  alpha?: number
}

/** Collects what an SVG document defines once (gradients, clips, blurs) while its parts are drawn. */
export interface Canvas {
  /** Each returns a `url(#…)` for a fill, clip-path or filter. Equal ones are shared. */
  linear(stops: Stop[], axis?: Axis): string
  radial(stops: Stop[]): string
  clip(pathData: string): string
  blur(deviation: number): string
  document(width: number, height: number, body: string): string
}

/** `across` and `down` follow the filled shape's own box; a tuple is x1, y1, x2, y2 in fractions of it. */
type Axis = 'across' | 'down' | [number, number, number, number]

export function createCanvas(): Canvas {
  const defined = new Map<string, string>()
  function define(tag: string, attributes: string, inner: string): string {
    const key = `${tag}|${attributes}|${inner}`
    const id = defined.get(key) ?? `d${defined.size}`
    defined.set(key, id)
    return `url(#${id})`
  }
  return {
    linear: (stops, axis = 'down') => define('linearGradient', axisAttributes(axis), stopsSvg(stops)),
    radial: stops => define('radialGradient', 'cx="0.5" cy="0.5" r="0.5"', stopsSvg(stops)),
    clip: pathData => define('clipPath', '', `<path d="${pathData}"/>`),
    blur: deviation =>
      define('filter', 'x="-40%" y="-40%" width="180%" height="180%"', `<feGaussianBlur stdDeviation="${deviation}"/>`),
    document: (width, height, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
      `<defs>${[...defined].map(definition).join('')}</defs>${body}</svg>`
  }
}

export function group(transform: string, body: string, attributes = ''): string {
  return `<g transform="${transform}"${attributes}>${body}</g>`
}

export function clipped(clip: string, body: string): string {
  return `<g clip-path="${clip}">${body}</g>`
}

export function ellipseSvg(cx: number, cy: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${extra}/>`
}

export function rectSvg(x: number, y: number, width: number, height: number, fill: string, extra = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${extra}/>`
}

export function pathSvg(data: string, fill: string, extra = ''): string {
  return `<path d="${data}" fill="${fill}"${extra}/>`
}

export function strokeSvg(data: string, colour: string, width: number, extra = ''): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`
}

function definition([key, id]: [string, string]): string {
  const [tag = '', attributes = '', inner = ''] = key.split('|')
  return `<${tag} id="${id}" ${attributes}>${inner}</${tag}>`
}

function axisAttributes(axis: Axis): string {
  const [x1, y1, x2, y2] = axis === 'across' ? [0, 0, 1, 0] : axis === 'down' ? [0, 0, 0, 1] : axis
  return `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
}

function stopsSvg(stops: Stop[]): string {
  return stops
    .map(({ at, colour, alpha = 1 }) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${alpha}"/>`)
    .join('')
}
