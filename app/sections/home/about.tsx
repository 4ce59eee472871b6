import type { Banner } from '../../models/content/banners.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { Html } from '../../ui/html.tsx'
import * as styles from './about.module.css'
import { BannerLink } from './banner-link.tsx'
import { BannerPicture, type Frame } from './banner-picture.tsx'
import { BannerSections } from './banner-sections.tsx'

const FRAME: Frame = { width: 720, height: 320, widths: [360, 720], sizes: '(min-width: 1024px) 46vw, 92vw' }

export function About({ banners, more }: { banners: Streamed<Banner[]>; more: string }) {
  const placeholder = <div className={styles.placeholder} />
  return (
    <BannerSections banners={banners} className={`page ${styles.about}`} placeholder={placeholder}>
      {banner => (
        <>
          <BannerPicture banner={banner} desktop={FRAME} className={styles.picture} />
          <div>
            <h2 className={styles.title}>{banner.title || banner.alt}</h2>
            {banner.html && <Html className={styles.text} html={banner.html} />}
            {banner.link && (
              <BannerLink banner={banner} className={styles.more}>
                {more}
              </BannerLink>
            )}
          </div>
        </>
      )}
    </BannerSections>
  )
}
