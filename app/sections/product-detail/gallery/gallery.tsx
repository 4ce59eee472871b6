import '../../../i18n/words/detail'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { type ImageWidth, imageUrl, srcSet } from '../../../models/image'
import styles from './gallery.module.css'

interface GalleryPicture {
  source: string
  alt: string
}

interface GalleryProps {
  name: string
  /** In the order in which they are shown: the first is the main one. */
  pictures: GalleryPicture[]
}

const WIDTHS: ImageWidth[] = [360, 480, 640, 900, 1200]
/** What the grid of product-detail.module.css leaves to the picture. */
const SIZES = '(min-width: 1440px) 620px, (min-width: 768px) 44vw, 92vw'

/**
 * The pictures lie in a row that scrolls and snaps natively; the thumbs are links to them, so that both work without
 * JavaScript. With it a thumb moves the row alone, and the current one follows the swipe.
 */
export function Gallery({ name, pictures }: GalleryProps) {
  const t = useTranslator()
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  useStartOver(row, pictures[0]?.source)
  if (pictures.length === 0) return <p className={styles.empty}>{t('detail.noImage')}</p>
  const follow = () => row.current && setCurrent(Math.round(row.current.scrollLeft / row.current.clientWidth))
  return (
    <section className={styles.gallery} aria-label={t('detail.gallery')}>
      <ul ref={row} className={styles.row} onScroll={follow} tabIndex={pictures.length > 1 ? 0 : undefined}>
        {pictures.map((picture, index) => (
          <Picture key={picture.source} picture={picture} index={index} name={name} />
        ))}
      </ul>
      {pictures.length > 1 ? <Thumbs pictures={pictures} current={current} row={row} /> : null}
    </section>
  )
}

/** Another flavour brings other pictures to the front: the row shows the first again. */
function useStartOver(row: { current: HTMLElement | null }, first: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is what starts it over.
  useEffect(() => {
    if (!location.hash) row.current?.scrollTo({ left: 0, behavior: 'instant' })
  }, [first])
}

function Picture({ picture, index, name }: { picture: GalleryPicture; index: number; name: string }) {
  const isMain = index === 0
  return (
    <li id={`foto-${index + 1}`}>
      <img
        srcSet={srcSet(picture.source, WIDTHS) || undefined}
        sizes={SIZES}
        src={imageUrl(picture.source, 640)}
        width={640}
        height={640}
        alt={picture.alt || name}
        fetchPriority={isMain ? 'high' : undefined}
        loading={isMain ? undefined : 'lazy'}
        decoding={isMain ? undefined : 'async'}
      />
    </li>
  )
}

interface ThumbsProps {
  pictures: GalleryPicture[]
  current: number
  row: { current: HTMLElement | null }
}

function Thumbs({ pictures, current, row }: ThumbsProps) {
  const t = useTranslator()
  function show(event: MouseEvent, index: number) {
    if (!row.current) return
    event.preventDefault()
    row.current.scrollTo({ left: index * row.current.clientWidth })
  }
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.source}>
          <a
            href={`#foto-${index + 1}`}
            aria-label={t('detail.imageOf', { position: index + 1, total: pictures.length })}
            aria-current={index === current ? 'true' : undefined}
            onClick={event => show(event, index)}
          >
            <img src={imageUrl(picture.source, 160)} width={72} height={72} alt="" loading="lazy" decoding="async" />
          </a>
        </li>
      ))}
    </ul>
  )
}
