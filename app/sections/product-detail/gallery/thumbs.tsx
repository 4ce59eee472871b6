import '../../../i18n/messages/gallery'
import type { ReactNode } from 'react'
import { useTranslator } from '../../../i18n/use-translator'
import { imageUrl } from '../../../models/content/image'
import { Icon } from '../../../ui/icon'
import styles from './gallery.module.css'
import type { ShownPicture } from './gallery-picture'

interface ThumbsProps {
  pictures: ShownPicture[]
  /** Shown under the play icon. */
  poster: string | undefined
}

/** Links to the pictures. The gallery marks the current one as the row scrolls. */
export function Thumbs({ pictures, poster }: ThumbsProps) {
  const t = useTranslator()
  const total = pictures.length
  return (
    <ul className={styles.thumbs}>
      {pictures.map(({ source }, index) => (
        <Thumb
          key={source}
          source={source}
          index={index}
          label={t('gallery.imageOf', { position: index + 1, total })}
        />
      ))}
      {poster ? (
        <Thumb source={poster} index={total} label={t('gallery.video')}>
          <Icon name="play" size={18} className={styles.play} />
        </Thumb>
      ) : null}
    </ul>
  )
}

interface ThumbProps {
  index: number
  source: string
  label: string
  children?: ReactNode
}

function Thumb({ index, source, label, children }: ThumbProps) {
  return (
    <li>
      <a href={`#foto-${index + 1}`} aria-label={label} aria-current={index === 0 ? 'true' : undefined}>
        <img
          src={imageUrl(source, 160)}
          width={72}
          height={72}
          alt=""
          loading="lazy"
          decoding="async"
          fetchPriority="low"
        />
        {children}
      </a>
    </li>
  )
}
