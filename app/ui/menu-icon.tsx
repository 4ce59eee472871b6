interface MenuIconProps {
  /** Address of a picture, or of a symbol in an SVG file of this origin (`/icons.svg#name`). */
  source: string
  /** Side in pixels. */
  size: number
}

const SYMBOL = /^\/[^#]+#/

/** A decorative icon of a menu entry. A symbol takes the colour of the text. */
export function MenuIcon({ source, size }: MenuIconProps) {
  if (!SYMBOL.test(source)) return <img src={source} alt="" width={size} height={size} loading="lazy" />
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={source} />
    </svg>
  )
}
