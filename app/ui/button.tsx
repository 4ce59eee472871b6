import type { ComponentProps } from 'react'
import styles from './button.module.css'

interface Look {
  look?: 'primary' | 'secondary' | 'quiet'
  small?: boolean
  wide?: boolean
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Says that the press is being processed. The button stays enabled, and so keeps the focus. */
  pending?: boolean
}

export function Button({ look, small, wide, pending, className, ...rest }: ButtonProps) {
  const state = pending && { 'aria-disabled': true, 'aria-busy': true }
  return <button type="button" {...state} {...rest} className={buttonClass({ look, small, wide }, className)} />
}

export function buttonClass({ look = 'primary', small, wide }: Look, extra?: string): string {
  return [styles.button, styles[look], small && styles.small, wide && styles.wide, extra].filter(Boolean).join(' ')
}
