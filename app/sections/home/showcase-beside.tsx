import type { Banner } from '../../models/content/banners'
import type { Streamed } from '../../models/listing/home-sections'
import type { Showcase } from '../../models/listing/showcase'
import { Section } from '../section'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton'
import { ShowcaseSlider } from '../showcase/showcase-slider'
import { BannerCard } from './banner-link'
import type { Frame } from './banner-picture'
import compact from './compact.module.css'
import styles from './showcase-beside.module.css'

interface ShowcaseBesideProps {
  banners: Streamed<Banner[]>
  index: number
  showcases: Streamed<Showcase>[]
}

const DESKTOP: Frame = { width: 420, height: 620, widths: [360, 480], sizes: '22vw' }
const MOBILE: Frame = { width: 720, height: 220, widths: [360, 720], sizes: '92vw' }

export function ShowcaseBeside({ banners, index, showcases }: ShowcaseBesideProps) {
  return (
    <div className={styles.beside} data-side={index % 2 ? 'right' : 'left'}>
      <div className={styles.banner}>
        <Section data={banners} skeleton={<div className={styles.placeholder} aria-hidden="true" />}>
          {list => {
            const banner = list[index]
            return (
              banner && <BannerCard banner={banner} desktop={DESKTOP} mobile={MOBILE} heading="p" styles={styles} />
            )
          }}
        </Section>
      </div>
      <div className={styles.rows}>
        {showcases.map((showcase, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed
          <div key={at} className={compact.compact}>
            <Section data={showcase} skeleton={<ShowcaseSkeleton />}>
              {({ title, products }) => (
                <ShowcaseSlider title={title} products={products} tagTitle={at === 0 ? 'h2' : 'h3'} compact />
              )}
            </Section>
          </div>
        ))}
      </div>
    </div>
  )
}
