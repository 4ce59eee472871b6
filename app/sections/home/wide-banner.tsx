import type { Banner } from '../../models/content/banners'
import type { Streamed } from '../../models/listing/home-sections'
import { Section } from '../section'
import { BannerCard } from './banner-link'
import type { Frame } from './banner-picture'
import styles from './wide-banner.module.css'

const DESKTOP: Frame = { width: 1440, height: 300, widths: [1200, 1440], sizes: '(min-width: 1440px) 1360px, 94vw' }
const MOBILE: Frame = { width: 720, height: 510, widths: [360, 720], sizes: '92vw' }

export function WideBanner({ banners }: { banners: Streamed<Banner[]> }) {
  const skeleton = (
    <div className={`page ${styles.section}`} aria-hidden="true">
      <div className={styles.placeholder} />
    </div>
  )
  return (
    <Section data={banners} skeleton={skeleton}>
      {list =>
        list.map(banner => (
          <section key={banner.id} className={`page ${styles.section}`} aria-label={banner.title || banner.alt}>
            <BannerCard
              banner={banner}
              desktop={DESKTOP}
              mobile={MOBILE}
              className={styles.link}
              heading="h2"
              styles={styles}
            />
          </section>
        ))
      }
    </Section>
  )
}
