import { type RefObject, useEffect, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { Icon } from '../../ui/icon'
import styles from './showcase-slider.module.css'

interface SliderButtonsProps {
  row: RefObject<HTMLElement | null>
  title: string
}

/** Previous and next, once the browser has found that the row holds more than it shows. A state of its own spares the cards. */
export function SliderButtons({ row, title }: SliderButtonsProps) {
  const t = useTranslator()
  const { atStart, atEnd } = useEdges(row)
  if (atStart && atEnd) return null
  const scroll = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.9 })
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        aria-label={`${t('common.previous')}: ${title}`}
        aria-disabled={atStart}
        onClick={() => scroll(-1)}
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        aria-label={`${t('common.next')}: ${title}`}
        aria-disabled={atEnd}
        onClick={() => scroll(1)}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

/** Both true until measured, so that the server's markup holds no buttons. */
function useEdges(row: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ atStart: true, atEnd: true })
  useEffect(() => {
    const list = row.current
    const first = list?.firstElementChild
    const last = list?.lastElementChild
    if (!list || !first || !last) return
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, intersectionRatio } of entries) {
          const key = target === first ? 'atStart' : 'atEnd'
          setEdges(known => ({ ...known, [key]: intersectionRatio > 0.9 }))
        }
      },
      { root: list, threshold: 0.9 }
    )
    observer.observe(first)
    observer.observe(last)
    return () => observer.disconnect()
  }, [row])
  return edges
}
