interface MenuIconProps {
  /** Address of a picture, or of a symbol in an SVG file of this origin (`/icons.svg#name`). */
  source: string
  size: number
}

const SYMBOL = /^\/[^#]+#/

export function MenuIcon({ source, size }: MenuIconProps) {
  if (!SYMBOL.test(source)) return <img src={source} alt="" width={size} height={size} loading="lazy" />
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={source} />
    </svg>
  )
}
