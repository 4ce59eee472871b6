import '../../i18n/messages/listing.ts'
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { type PriceBounds, readAmount } from '../../models/listing/listing-price.ts'
import { formatBRL } from '../../models/store/money.ts'
import { useFilterActions, useFilters } from './filters-provider.tsx'
import * as styles from './price-filter.module.css'

/** Two native sliders on one track. Neither can pass the other. */
export function PriceSlider({ bounds: { min, max } }: { bounds: PriceBounds }) {
  const t = useTranslator()
  const { typePrice } = useFilterActions()
  const typed = useFilters(filters => filters.typed)
  const from = within(readAmount(typed.from) ?? min, min, max)
  const to = within(readAmount(typed.to) ?? max, from, max)
  const share = (value: number) => (value - min) / (max - min)
  const ends = { min, max }
  return (
    <div ref={useRelease()} className={styles.slider} style={{ '--from': share(from), '--to': share(to) }}>
      <Thumb
        {...ends}
        value={from}
        aria-label={t('listing.minPrice')}
        onMove={value => typePrice({ from: String(Math.min(value, to)) })}
      />
      <Thumb
        {...ends}
        value={to}
        aria-label={t('listing.maxPrice')}
        onMove={value => typePrice({ to: String(Math.max(value, from)) })}
      />
    </div>
  )
}

type ThumbProps = ComponentProps<'input'> & { value: number; onMove: (value: number) => void }

function Thumb({ value, onMove, ...attributes }: ThumbProps) {
  const t = useTranslator()
  return (
    <input
      ref={useEarlierValue(value => onMove(Number(value)))}
      type="range"
      {...attributes}
      value={value}
      aria-valuetext={formatBRL(value * 100, t.language)}
      onChange={event => onMove(event.currentTarget.valueAsNumber)}
    />
  )
}

const SETTLED_MS = 400

/**
 * Submits the form when a thumb is released, or after the last of several keys; a move before hydration counts too.
 * React's onChange fires on every step; the native `change` fires on release and after every key.
 */
function useRelease(): RefObject<HTMLDivElement | null> {
  const track = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = track.current
    let timer = 0
    function settle() {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => element?.closest('form')?.requestSubmit(), SETTLED_MS)
    }
    element?.addEventListener('change', settle)
    if ([...(element?.querySelectorAll('input') ?? [])].some(isChanged)) settle()
    return () => {
      window.clearTimeout(timer)
      element?.removeEventListener('change', settle)
    }
  }, [])
  return track
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** Reports the value that was typed or set before hydration. React would put the rendered one back. */
export function useEarlierValue(onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration.
  useEffect(() => {
    if (input.current && isChanged(input.current)) onChange(input.current.value)
  }, [])
  return input
}

function isChanged(input: HTMLInputElement): boolean {
  return input.value !== input.defaultValue
}
