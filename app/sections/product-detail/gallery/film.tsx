import '../../../i18n/messages/gallery'
import { useTranslator } from '../../../i18n/use-translator'
import { imageUrl } from '../../../models/content/image'
import { Icon } from '../../../ui/icon'
import styles from './gallery.module.css'

interface FilmProps {
  video: string
  /** A picture of the product. */
  poster: string
  place: number
}

const FILE = /\.(mp4|webm)(\?|$)/i

/** Nothing of a film is loaded before it is played; one of another site is a link to it. */
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

/** A poster is loaded at once wherever it stands; a picture under the film waits until it comes near. */
function Poster({ source }: { source: string }) {
  return <img src={imageUrl(source, 640)} width={640} height={640} alt="" loading="lazy" decoding="async" />
}
