import sprite from './icons.svg?no-inline'

const SVG = 'http://www.w3.org/2000/svg'

export function iconElement(name: string, size = 20): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${sprite}#${name}`)
  svg.appendChild(use)
  for (const side of ['width', 'height']) svg.setAttribute(side, String(size))
  svg.setAttribute('aria-hidden', 'true')
  return svg
}
