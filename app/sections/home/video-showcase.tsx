import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { Html } from '../../ui/html.tsx'
import { BannerLink } from './banner-link.tsx'
import { BannerPicture, type Frame } from './banner-picture.tsx'
import { BannerSections } from './banner-sections.tsx'
import styles from './video-showcase.module.css'

const FRAME: Frame = { width: 960, height: 540, widths: [480, 900], sizes: '(min-width: 1024px) 60vw, 92vw' }

/** Loads nothing of the video before it is played. */
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

const EMPTY = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
const FILE = /\.(mp4|webm)(\?|$)/i

function Screen({ banner }: { banner: Banner }) {
  const picture = <BannerPicture banner={banner} desktop={FRAME} />
  if (!banner.video || !FILE.test(banner.video)) {
    const href = banner.video ? { href: banner.video, external: true } : banner.link
    return (
      <BannerLink banner={{ ...banner, link: href }} className={styles.screen}>
        {picture}
      </BannerLink>
    )
  }
  // Browsers load a poster at once, even far below the viewport, so a lazy picture lies under the video. Without a poster
  // Chromium paints an unloaded video grey.
  return (
    <div className={styles.screen}>
      {picture}
      <video
        aria-label={banner.title || banner.alt}
        controls
        muted
        playsInline
        preload="none"
        poster={EMPTY}
        width={960}
        height={540}
      >
        <source src={banner.video} />
      </video>
    </div>
  )
}
