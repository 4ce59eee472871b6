import '../../../i18n/messages/gallery.ts'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { imageUrl } from '../../../models/content/image.ts'
import { Icon } from '../../../ui/icon.tsx'
import * as styles from './gallery.module.css'

const FILE = /\.(mp4|webm)(\?|$)/i
/** Without a poster browsers paint the unplayed film black. */
const TRANSPARENT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Loads the film only when played. A film on another site is a link. */
export function Film({ video, poster, place }: { video: string; poster: string; place: number }) {
  const t = useTranslator()
  // A poster loads eagerly; a picture behind the video loads lazily.
  const picture = <img src={imageUrl(poster, 640)} width={640} height={640} alt="" loading="lazy" decoding="async" />
  return (
    <li id={`foto-${place}`}>
      {FILE.test(video) ? (
        <>
          {picture}
          {/* biome-ignore lint/a11y/useMediaCaption: the API has no captions. */}
          <video
            ref={leaveTabOrder}
            aria-label={t('gallery.video')}
            controls
            playsInline
            preload="none"
            poster={TRANSPARENT}
            width={640}
            height={640}
          >
            <source src={video} />
          </video>
        </>
      ) : (
        <a href={video} target="_blank" rel="noopener noreferrer" aria-label={t('gallery.watch')}>
          {picture}
          <Icon name="play" size={32} className={styles.play} />
        </a>
      )}
    </li>
  )
}

/** A film that loads late is never the current item. */
function leaveTabOrder(video: HTMLVideoElement | null) {
  if (video) video.tabIndex = -1
}
