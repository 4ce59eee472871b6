import '../../i18n/messages/home'
import { useTranslator } from '../../i18n/use-translator'
import type { Banner } from '../../models/content/banners'
import { Html } from '../../ui/html'
import { BannerLink } from './banner-link'
import { BannerPicture, type Frame } from './banner-picture'
import styles from './hero.module.css'

const DESKTOP: Frame = { width: 1440, height: 520, widths: [1200, 1440], sizes: '100vw' }
const MOBILE: Frame = { width: 720, height: 860, widths: [360, 480, 720], sizes: '100vw' }

/** The main banner: slides in a native scroll-snap row; the first one is the page's largest picture. */
export function Hero({ banners, label }: { banners: Banner[]; label: string }) {
  const t = useTranslator()
  return (
    <section className={styles.hero} aria-label={label}>
      <ul className={styles.slides}>
        {banners.map((banner, index) => (
          <li key={banner.id} id={`destaque-${index + 1}`} className={styles.slide}>
            <BannerLink banner={banner} className={styles.link}>
              <BannerPicture banner={banner} desktop={DESKTOP} mobile={MOBILE} priority={index === 0} />
              {banner.title && (
                <div className={styles.words}>
                  <h2 className={styles.title}>{banner.title}</h2>
                  {banner.html && <Html className={styles.text} html={banner.html} />}
                  {banner.link && <span className={styles.shop}>{t('home.shop')}</span>}
                </div>
              )}
            </BannerLink>
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <ol className={styles.dots}>
          {banners.map((banner, index) => (
            <li key={banner.id}>
              <a href={`#destaque-${index + 1}`} className={styles.dot}>
                <span className="visually-hidden">{banner.title || banner.alt}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

export function HeroSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className={styles.screen} />
    </div>
  )
}
