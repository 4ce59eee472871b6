import '../../../i18n/messages/reviews.ts'
import { type MouseEvent, useState } from 'react'
import { formatDate } from '../../../i18n/format-date.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { imageUrl } from '../../../models/content/image.ts'
import type { Review } from '../../../models/product/reviews.ts'
import * as styles from './reviews.module.css'
import { Stars } from './stars.tsx'

export function Comment({ review }: { review: Review }) {
  const t = useTranslator()
  const { rating, comment, author, date, verified, images } = review
  return (
    <li>
      <article tabIndex={-1}>
        <Stars average={rating} />
        {comment ? <p>{comment}</p> : null}
        {images ? <Photos images={images} author={author} /> : null}
        <footer>
          {t('reviews.by', { name: author, date: formatDate(date, t.language) })}
          {verified ? <span className={styles.verified}>{t('reviews.verified')}</span> : null}
        </footer>
      </article>
    </li>
  )
}

type Shown = typeof import('./photo-dialog') & { source: string }

function Photos({ images, author }: Required<Pick<Review, 'images' | 'author'>>) {
  const t = useTranslator()
  const [shown, setShown] = useState<Shown | null>(null)
  function enlarge(event: MouseEvent<HTMLAnchorElement>, source: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    import('./photo-dialog.tsx').then(
      ({ PhotoDialog }) => setShown({ PhotoDialog, source }),
      () => location.assign(href)
    )
  }
  return (
    <div className={styles.photos}>
      {images.map(source => (
        <a
          key={source}
          href={imageUrl(source, 1200)}
          aria-label={t('reviews.enlarge', { name: author })}
          onClick={event => enlarge(event, source)}
        >
          <img src={imageUrl(source, 240)} width={96} height={96} alt="" loading="lazy" decoding="async" />
        </a>
      ))}
      {shown ? <shown.PhotoDialog source={shown.source} author={author} onClose={() => setShown(null)} /> : null}
    </div>
  )
}
