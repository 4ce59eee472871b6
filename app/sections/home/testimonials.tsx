import type { Banner } from '../../models/content/banners'
import { Html } from '../../ui/html'
import { BannerPicture, type Frame } from './banner-picture'
import styles from './testimonials.module.css'

const FRAME: Frame = { width: 160, height: 160, widths: [160], sizes: '64px' }

/** Testimonials: a banner's title is the person, its text the testimonial. */
export function Testimonials({ banners, title }: { banners: Banner[]; title: string }) {
  return (
    <section className={`page ${styles.section}`}>
      <h2 className={styles.heading}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus, and it scrolls by keyboard */}
      <ul className={styles.row} tabIndex={0}>
        {banners.map(banner => (
          <li key={banner.id}>
            <figure className={styles.card}>
              <Html html={banner.html} />
              <figcaption className={styles.person}>
                <BannerPicture banner={banner} desktop={FRAME} mobile={FRAME} className={styles.portrait} />
                <span>{banner.title || banner.alt}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function TestimonialsSkeleton() {
  return <div className={`page ${styles.section} ${styles.placeholder}`} aria-hidden="true" />
}
