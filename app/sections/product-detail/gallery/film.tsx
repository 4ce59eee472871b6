import '../../../i18n/messages/gallery'
import { useTranslator } from '../../../i18n/use-translator'
import { imageUrl } from '../../../models/content/image'
import { Icon } from '../../../ui/icon'
import styles from './gallery.module.css'

interface FilmProps {
  video: string
  /** URL of a picture of the product. */
  poster: string
  place: number
}

const FILE = /\.(mp4|webm)(\?|$)/i

/** Loads the film only when played. A film on another site is a link. */
export function Film({ video, poster, place }: FilmProps) {
  return (
    <li id={`foto-${place}`}>
      {FILE.test(video) ? <Player video={video} poster={poster} /> : <Outside video={video} poster={poster} />}
    </li>
  )
}

function Player({ video, poster }: Pick<FilmProps, 'video' | 'poster'>) {
  const t = useTranslator()
  return (
    <>
      <Poster source={poster} />
      {/* biome-ignore lint/a11y/useMediaCaption: the API has no captions. */}
      <video aria-label={t('gallery.video')} controls playsInline preload="none" width={640} height={640}>
        <source src={video} />
      </video>
    </>
  )
}

function Outside({ video, poster }: Pick<FilmProps, 'video' | 'poster'>) {
  const t = useTranslator()
  return (
    <a href={video} target="_blank" rel="noopener noreferrer" aria-label={t('gallery.watch')}>
      <Poster source={poster} />
      <Icon name="play" size={32} className={styles.play} />
    </a>
  )
}

/** A `poster` attribute loads eagerly; a picture behind the video loads lazily. */
function Poster({ source }: { source: string }) {
  return <img src={imageUrl(source, 640)} width={640} height={640} alt="" loading="lazy" decoding="async" />
}
