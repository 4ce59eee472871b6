import type { Banner } from '../../models/content/banners'
import { Html } from '../../ui/html'
import { BannerLink } from './banner-link'
import { BannerPicture, type Frame } from './banner-picture'
import styles from './wide-banner.module.css'

const DESKTOP: Frame = { width: 1440, height: 300, widths: [1200, 1440], sizes: '(min-width: 1440px) 1360px, 94vw' }
const MOBILE: Frame = { width: 720, height: 510, widths: [360, 720], sizes: '92vw' }

/** The central and the footer banner: a picture over the page's width, with the text on its calm side. */
export function WideBanner({ banners }: { banners: Banner[] }) {
  return banners.map(banner => (
    <section key={banner.id} className={`page ${styles.section}`} aria-label={banner.title || banner.alt}>
      <BannerLink banner={banner} className={styles.link}>
        <BannerPicture banner={banner} desktop={DESKTOP} mobile={MOBILE} />
        {banner.title && (
          <div className={styles.words}>
            <h2 className={styles.title}>{banner.title}</h2>
            {banner.html && <Html className={styles.text} html={banner.html} />}
          </div>
        )}
      </BannerLink>
    </section>
  ))
}

export function WideBannerSkeleton() {
  return (
    <div className={`page ${styles.section}`} aria-hidden="true">
      <div className={styles.placeholder} />
    </div>
  )
}
