interface MenuIconProps {
  /** Of a picture, or of a symbol in a file of this origin. */
  source: string
  /** Side in pixels. */
  size: number
}

const SYMBOL = /^\/[^#]+#/

/** A decorative icon that came with a menu. A symbol has the colour of the text. */
export function MenuIcon({ source, size }: MenuIconProps) {
  if (!SYMBOL.test(source)) return <img src={source} alt="" width={size} height={size} loading="lazy" />
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={source} />
    </svg>
  )
}
