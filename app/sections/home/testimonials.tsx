import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { Html } from '../../ui/html.tsx'
import { Section } from '../section.tsx'
import { BannerPicture, type Frame } from './banner-picture.tsx'
import * as styles from './testimonials.module.css'

const FRAME: Frame = { width: 160, height: 160, widths: [160], sizes: '64px' }

/** Testimonials: a banner's title is the person, its text the testimonial. */
export function Testimonials({ banners, title }: { banners: Streamed<Banner[]>; title: string }) {
  const skeleton = <div className={`page ${styles.section} ${styles.placeholder}`} aria-hidden="true" />
  return (
    <Section data={banners} skeleton={skeleton}>
      {list => (
        <section className={`page ${styles.section}`}>
          <h2 className={styles.heading}>{title}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside takes the focus, and it scrolls by keyboard */}
          <ul className={styles.row} tabIndex={0}>
            {list.map(banner => (
              <li key={banner.id}>
                <figure className={styles.card}>
                  <Html html={banner.html} />
                  <figcaption className={styles.person}>
                    <BannerPicture banner={banner} desktop={FRAME} className={styles.portrait} />
                    <span>{banner.title || banner.alt}</span>
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Section>
  )
}
