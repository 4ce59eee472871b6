const SYMBOL = /^\/[^#]+#/

/** `source`: address of a picture, or of a symbol in an SVG file of this origin (`/icons.svg#name`). Without `size` the CSS has it. */
export function MenuIcon({ source, size }: { source: string; size?: number }) {
  if (!SYMBOL.test(source)) return <img src={source} alt="" width={size} height={size} loading="lazy" />
  return (
    <svg width={size} height={size} aria-hidden="true">
      <use href={source} />
    </svg>
  )
}
