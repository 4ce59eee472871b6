import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { CompareTray } from './compare-tray.tsx'
import { useCompared } from './compared.ts'
import * as styles from './listing-compare.module.css'

export { toggleCompared } from './compared.ts'

/** The compared products: a tray at the foot of the listing `path`, and pressed buttons on its cards (card-tools.ts). */
export function ListingCompare({ isFull, path }: { isFull: boolean; path: string }) {
  const choices = useCompared()
  const { pathname } = useLocation()
  useEffect(() => {
    for (const button of document.querySelectorAll('[data-tool="compare"]')) {
      const link = button.closest('li')?.querySelector<HTMLAnchorElement>('h3 a')
      button.ariaPressed = String(choices.some(choice => choice.path === link?.pathname))
    }
  }, [choices])
  if (pathname !== path) return null
  return (
    <div className={styles.foot}>
      <CompareTray choices={choices} isFull={isFull} />
    </div>
  )
}
