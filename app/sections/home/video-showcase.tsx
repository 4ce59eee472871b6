import '../../i18n/messages/home.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { Html } from '../../ui/html.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BannerLink } from './banner-link.tsx'
import { BannerPicture, type Frame } from './banner-picture.tsx'
import { BannerSections } from './banner-sections.tsx'
import * as styles from './video-showcase.module.css'

const FRAME: Frame = { width: 960, height: 540, widths: [480, 900], sizes: '(min-width: 1024px) 60vw, 92vw' }

export function VideoShowcase({ banners }: { banners: Streamed<Banner[]> }) {
  const placeholder = (
    <div className={`page ${styles.inside}`}>
      <div className={styles.screen} />
    </div>
  )
  return (
    <BannerSections banners={banners} className={styles.section} placeholder={placeholder}>
      {banner => (
        <div className={`page ${styles.inside}`}>
          <Screen banner={banner} />
          <div>
            {banner.title && <h2 className={styles.title}>{banner.title}</h2>}
            {banner.html && <Html className={styles.text} html={banner.html} />}
          </div>
        </div>
      )}
    </BannerSections>
  )
}

const FILE = /\.(mp4|webm)(\?|$)/i

/** A film is a link until it is played (play-film.ts): the native controls of a video are seven SVG documents. */
function Screen({ banner }: { banner: Banner }) {
  const t = useTranslator()
  const picture = <BannerPicture banner={banner} desktop={FRAME} />
  if (!banner.video) {
    return (
      <BannerLink banner={banner} className={styles.screen}>
        {picture}
      </BannerLink>
    )
  }
  return (
    <a
      href={banner.video}
      rel="noopener"
      data-film={FILE.test(banner.video) ? '' : undefined}
      className={styles.screen}
      aria-label={t('home.film', { title: banner.title || banner.alt })}
    >
      {picture}
      <Icon name="play" size={28} className={styles.play} />
    </a>
  )
}
