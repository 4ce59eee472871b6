import '../../../i18n/messages/gallery'
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import styles from './gallery.module.css'
import { GalleryPicture, type ShownPicture } from './gallery-picture'
import { Thumbs } from './thumbs'

// Few products have a film. The server renders it; the browser loads its code after the page's.
const Film = import.meta.env.SSR ? (await import('./film')).Film : lazy(loadFilm)

interface GalleryProps {
  name: string
  /** In display order; the first is the main picture. */
  pictures: ShownPicture[]
  /** URL of a film, shown last. */
  video?: string
}

/**
 * The pictures scroll and snap natively. Thumbs link to them, and they link to the large pictures, so all of it works
 * without JavaScript. With JavaScript a thumb scrolls the row only, the current thumb follows the swipe, arrow keys move,
 * and large pictures open in a lightbox.
 */
export function Gallery({ name, pictures, video }: GalleryProps) {
  const t = useTranslator()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useStartOver(row, pictures[0]?.source)
  if (pictures.length === 0) return <p className={styles.empty}>{t('gallery.none')}</p>
  const poster = video ? pictures[0]?.source : undefined
  const follow = () => row.current && setCurrent(Math.round(row.current.scrollLeft / row.current.clientWidth))
  const show = (index: number) => row.current?.scrollTo({ left: index * row.current.clientWidth })
  async function zoom(event: MouseEvent<HTMLAnchorElement>, start: number) {
    if (!row.current || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    const lightbox = await import('./open-lightbox').catch(() => location.assign(href))
    lightbox?.openLightbox({ pictures, name, start, row: row.current, t })
  }
  return (
    <section className={styles.gallery} aria-label={t('gallery.title')} onKeyDown={event => moveByKey(event, show)}>
      <ul ref={row} className={styles.row} onScroll={follow}>
        {pictures.map((picture, index) => (
          <GalleryPicture key={picture.source} picture={picture} index={index} name={name} onZoom={zoom} />
        ))}
        {video && poster ? (
          <Suspense>
            <Film video={video} poster={poster} place={pictures.length + 1} />
          </Suspense>
        ) : null}
      </ul>
      {pictures.length > 1 || poster ? (
        <Thumbs pictures={pictures} poster={poster} current={current} onShow={show} />
      ) : null}
    </section>
  )
}

async function loadFilm() {
  return { default: (await import('./film')).Film }
}

/** Returns to the first picture when another option reorders them. */
function useStartOver(row: { current: HTMLElement | null }, first: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is what starts it over.
  useEffect(() => {
    if (!location.hash) row.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
}

/** Arrow keys move from the focused picture or thumb to the next. A film keeps its own keys. */
function moveByKey(event: KeyboardEvent, show: (index: number) => void): void {
  const { target, key } = event
  if (!(target instanceof HTMLAnchorElement)) return
  const items = [...(target.closest('ul')?.children ?? [])]
  const next = nextIndex(key, items.indexOf(target.parentElement ?? target), items.length)
  if (next === null) return
  event.preventDefault()
  show(next)
  items[next]?.querySelector<HTMLElement>('a, video')?.focus({ preventScroll: true })
}

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  return step ? Math.min(Math.max(index + step, 0), count - 1) : null
}
