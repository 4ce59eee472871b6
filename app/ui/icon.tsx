import sprite from './icons.svg?no-inline'

interface IconProps {
  /** Name of a symbol in icons.svg (Lucide, ISC licence). */
  name: string
  size?: number
  className?: string
}

/** A decorative icon in the colour of the text. The control around it needs its own label. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
