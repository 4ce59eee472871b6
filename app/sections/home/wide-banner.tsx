import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { BannerCard } from './banner-link.tsx'
import type { Frame } from './banner-picture.tsx'
import { BannerSections } from './banner-sections.tsx'
import styles from './wide-banner.module.css'

const DESKTOP: Frame = { width: 1440, height: 300, widths: [1200, 1440], sizes: '(min-width: 1440px) 1360px, 94vw' }
const MOBILE: Frame = { width: 720, height: 510, widths: [360, 720], sizes: '92vw' }

export function WideBanner({ banners }: { banners: Streamed<Banner[]> }) {
  const placeholder = <div className={styles.placeholder} />
  return (
    <BannerSections banners={banners} className={`page ${styles.section}`} placeholder={placeholder}>
      {banner => (
        <BannerCard
          banner={banner}
          desktop={DESKTOP}
          mobile={MOBILE}
          className={styles.link}
          heading="h2"
          styles={styles}
        />
      )}
    </BannerSections>
  )
}
