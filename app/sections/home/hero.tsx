import '../../i18n/messages/home.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { Section } from '../section.tsx'
import { BannerCard } from './banner-link.tsx'
import type { Frame } from './banner-picture.tsx'
import styles from './hero.module.css'

const DESKTOP: Frame = { width: 1440, height: 520, widths: [1200, 1440], sizes: '100vw' }
const MOBILE: Frame = { width: 720, height: 860, widths: [360, 480, 720], sizes: '100vw' }

export function Hero({ banners }: { banners: Streamed<Banner[]> }) {
  const t = useTranslator()
  const skeleton = (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.screen} />
    </div>
  )
  return (
    <Section data={banners} skeleton={skeleton}>
      {list => (
        <section className={styles.hero} aria-label={t('home.highlights')}>
          <ul className={styles.slides}>
            {list.map((banner, index) => (
              <li key={banner.id} id={`destaque-${index + 1}`} className={styles.slide}>
                <BannerCard
                  banner={banner}
                  desktop={DESKTOP}
                  mobile={MOBILE}
                  priority={index === 0}
                  className={styles.link}
                  heading="h2"
                  styles={styles}
                >
                  {banner.link && <span className={styles.shop}>{t('home.shop')}</span>}
                </BannerCard>
              </li>
            ))}
          </ul>
          {list.length > 1 && <Dots banners={list} />}
        </section>
      )}
    </Section>
  )
}

function Dots({ banners }: { banners: Banner[] }) {
  return (
    <ol className={styles.dots}>
      {banners.map((banner, index) => (
        <li key={banner.id}>
          <a href={`#destaque-${index + 1}`} className={styles.dot}>
            <span className="visually-hidden">{banner.title || banner.alt}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
