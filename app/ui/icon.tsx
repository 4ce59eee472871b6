import sprite from './icons.svg?no-inline'

/** A decorative symbol of icons.svg (Lucide, ISC licence). The control around it needs its own label. */
export function Icon({ name, size = 20, className }: { name: string; size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
