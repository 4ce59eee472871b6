import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  look?: 'primary' | 'secondary' | 'quiet'
  small?: boolean
  wide?: boolean
}

export function Button({ look, small, wide, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={buttonClass({ look, small, wide }, className)} />
}

export function buttonClass({ look = 'primary', small, wide }: Look, extra?: string): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide, extra].filter(Boolean).join(' ')
}
