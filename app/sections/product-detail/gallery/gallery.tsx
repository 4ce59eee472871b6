import '../../../i18n/messages/gallery.ts'
import { type KeyboardEvent, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import type { Badge } from '../../../models/product/product-card.ts'
import { afterPaint } from '../../../ui/after-paint.ts'
import { part } from '../../../ui/part.tsx'
import { isPlainClick } from '../../../ui/plain-click.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { StaticUntilChange } from '../../static-until-change.tsx'
import { Badges } from './badges.tsx'
import * as styles from './gallery.module.css'
import { GalleryPicture, preloadPictures, type ShownPicture } from './gallery-picture.tsx'
import { markCurrent, placeOf, rowOf, showPicture } from './gallery-rows.ts'
import { Thumbs } from './thumbs.tsx'

// Few products have a film. The server renders it; the browser loads its code after the page's.
const Film = part(async () => (await import('./film.tsx')).Film)

interface GalleryProps {
  name: string
  /** In display order; the first is the main picture. */
  pictures: ShownPicture[]
  video?: string
  badges: readonly Badge[]
}

/**
 * The pictures scroll and snap natively. Thumbs link to them, and they link to the large pictures, so all of it works
 * without JavaScript. With JavaScript a thumb scrolls the row only, the current thumb follows the swipe, arrow keys move,
 * and large pictures open in a lightbox: by listeners of the gallery, because React does not hydrate its content.
 */
export function Gallery({ name, pictures, video, badges }: GalleryProps) {
  const t = useTranslator()
  const gallery = useRef<HTMLElement>(null)
  const of = pictures.map(({ source }) => source).join(' ')
  useCurrentThumb(gallery, of)
  const [isOfDocument] = useState(!useHydrated())
  if (!isOfDocument) preloadPictures(pictures)
  if (pictures.length === 0) return <p className={styles.empty}>{t('gallery.none')}</p>
  const poster = video && pictures[0]?.source
  const hasThumbs = pictures.length > 1 || poster

  async function zoom(href: string, row: HTMLElement, start: number) {
    const lightbox = await import('./open-lightbox.ts').catch(() => location.assign(href))
    lightbox?.openLightbox({ pictures, name, start, row, t })
  }

  function click(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const row = rowOf(event.currentTarget)
    if (!link || link.target || !row || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    const { index } = placeOf(link)
    if (row.contains(link)) void zoom(link.href, row, index)
    else showPicture(row, index)
  }

  return (
    <StaticUntilChange
      ref={gallery}
      as="section"
      of={of}
      className={hasThumbs ? `${styles.gallery} ${styles.beside}` : styles.gallery}
      aria-label={t('gallery.title')}
      onClick={click}
      onKeyDown={moveByKey}
    >
      {() => (
        <>
          <ul className={styles.row}>
            {pictures.map(({ source, alt }, index) => (
              <GalleryPicture key={source} source={source} alt={alt} index={index} name={name}>
                {index === 0 && badges.length > 0 ? <Badges badges={badges} /> : null}
              </GalleryPicture>
            ))}
            {video && poster ? (
              <Suspense>
                <Film video={video} poster={poster} place={pictures.length + 1} />
              </Suspense>
            ) : null}
          </ul>
          {hasThumbs ? <Thumbs pictures={pictures} poster={poster} /> : null}
        </>
      )}
    </StaticUntilChange>
  )
}

/** `of` changes with the pictures, and the row is a new one then. */
function useCurrentThumb(gallery: { current: HTMLElement | null }, of: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `of`.
  useEffect(() => {
    const row = rowOf(gallery.current)
    if (!row) return
    // Reads the layout.
    afterPaint(() => markCurrent(row))
    row.onscroll = () => markCurrent(row)
  }, [gallery, of])
}

/** Arrow keys move from the focused picture or thumb to the next. A film keeps its own keys. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const row = rowOf(event.currentTarget)
  if (!row || !(event.target instanceof HTMLAnchorElement)) return
  const { items, index } = placeOf(event.target)
  const last = items.length - 1
  const next = { Home: 0, End: last, ArrowLeft: Math.max(index - 1, 0), ArrowRight: Math.min(index + 1, last) }[
    event.key
  ]
  if (next === undefined) return
  event.preventDefault()
  showPicture(row, next)
  items[next]?.querySelector<HTMLElement>('a, video')?.focus({ preventScroll: true })
}
