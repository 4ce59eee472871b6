const SVG = 'http://www.w3.org/2000/svg'

/** Draws named parts of an SVG file outside React. Decorative. */
export function svgOf(parts: { href: string; className?: string }[]): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('aria-hidden', 'true')
  for (const { href, className } of parts) {
    const use = document.createElementNS(SVG, 'use')
    use.setAttribute('href', href)
    if (className) use.setAttribute('class', className)
    svg.appendChild(use)
  }
  return svg
}
