import '../../../i18n/messages/gallery.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './gallery.module.css'
import { type ShownPicture, thumbUrl } from './gallery-picture.tsx'

/** Links to the pictures, and to the film by its poster. The gallery marks the current one as the row scrolls. */
export function Thumbs({ pictures, poster }: { pictures: ShownPicture[]; poster: string | undefined }) {
  const t = useTranslator()
  const total = pictures.length
  const sources = pictures.map(({ source }) => source)
  return (
    <ul className={styles.thumbs}>
      {(poster ? [...sources, poster] : sources).map((source, index) => (
        <li key={index === total ? 'film' : source}>
          <a
            href={`#foto-${index + 1}`}
            aria-label={index === total ? t('gallery.video') : t('gallery.imageOf', { position: index + 1, total })}
            aria-current={index === 0 || undefined}
          >
            <img src={thumbUrl(source)} width={72} height={72} alt="" loading="lazy" />
            {index === total ? <Icon name="play" size={18} className={styles.play} /> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
