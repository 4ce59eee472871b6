import type { Banner } from '../../models/banners'
import { unpackBanners } from '../../models/packed-banners'
import { Html } from '../../ui/html'
import { Section } from '../section'
import { PackedShowcase, type PackedShowcaseView } from '../showcase/packed-showcase'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { BannerLink } from './banner-link'
import { BannerPicture, type Frame } from './banner-picture'
import styles from './showcase-beside.module.css'

type Streamed<T> = T | null | Promise<T | null>

interface ShowcaseBesideProps {
  /** Packed: see models/packed-banners.ts. */
  banners: Streamed<string>
  /** Which of the group's banners stands here. */
  index: number
  showcases: Streamed<PackedShowcaseView>[]
  side: 'left' | 'right'
}

const DESKTOP: Frame = { width: 420, height: 620, widths: [360, 480], sizes: '22vw' }
const MOBILE: Frame = { width: 720, height: 360, widths: [360, 480, 640, 900], sizes: '92vw' }

/** A banner with the showcases that belong to it. Each of them waits alone. */
export function ShowcaseBeside({ banners, index, showcases, side }: ShowcaseBesideProps) {
  return (
    <div className={styles.beside} data-side={side}>
      <div className={styles.banner}>
        <Section data={banners} skeleton={<div className={styles.placeholder} aria-hidden="true" />}>
          {list => <BesideBanner banner={unpackBanners(list)[index]} />}
        </Section>
      </div>
      <div className={styles.rows}>
        {showcases.map((showcase, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed
          <Section key={at} data={showcase} skeleton={<ShowcaseSkeleton />}>
            {view => <PackedShowcase view={view} tagTitle={at === 0 ? 'h2' : 'h3'} />}
          </Section>
        ))}
      </div>
    </div>
  )
}

function BesideBanner({ banner }: { banner: Banner | undefined }) {
  if (!banner) return null
  return (
    <BannerLink banner={banner}>
      <BannerPicture banner={banner} desktop={DESKTOP} mobile={MOBILE} />
      {banner.title && (
        <div className={styles.words}>
          <p className={styles.title}>{banner.title}</p>
          {banner.html && <Html className={styles.text} html={banner.html} />}
        </div>
      )}
    </BannerLink>
  )
}
