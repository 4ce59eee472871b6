import type { Banner } from '../../models/content/banners.ts'
import type { HomeSections, HomeShowcaseName, Streamed } from '../../models/listing/home-sections.ts'
import type { Showcase } from '../../models/listing/showcase.ts'
import { Section } from '../section.tsx'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton.tsx'
import { ShowcaseSlider } from '../showcase/showcase-slider.tsx'
import { BannerCard } from './banner-link.tsx'
import type { Frame } from './banner-picture.tsx'
import styles from './showcase-group.module.css'

interface ShowcaseGroupProps {
  showcases: HomeSections['showcases']
  /** The showcases of each panel. A panel with a banner begins with it. */
  panels: readonly (readonly HomeShowcaseName[])[]
  banners?: Streamed<Banner[]>
  full?: boolean
}

const DESKTOP: Frame = { width: 420, height: 620, widths: [360, 480], sizes: '(min-width: 1024px) 19vw, 24vw' }
const MOBILE: Frame = { width: 720, height: 220, widths: [360, 720], sizes: '92vw' }

/** Related showcases in one row. Each is as wide as its cards; the tabs above are links to them. */
export function ShowcaseGroup({ showcases, panels, banners, full }: ShowcaseGroupProps) {
  const names = panels.flat()
  return (
    <div
      className={`page ${styles.group} ${full ? '' : styles.compact}`}
      data-banners={banners && ''}
      data-slice={full ? undefined : ''}
    >
      <p className={styles.tabs}>
        {names.map(name => (
          <Tab key={name} name={name} showcase={showcases[name]} />
        ))}
      </p>
      <div className={styles.strip}>
        {panels.map((inside, index) => (
          <div key={inside[0]} className={styles.panel}>
            {banners && <PanelBanner banners={banners} index={index} />}
            {inside.map(name => (
              <Section key={name} data={showcases[name]} skeleton={<ShowcaseSkeleton />}>
                {({ title, products }) => (
                  <ShowcaseSlider
                    place={name}
                    title={title}
                    products={products.slice(0, banners ? SHOWN_BESIDE_BANNER : SHOWN)}
                    compact={!full}
                  />
                )}
              </Section>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Products of a showcase. On desktop they fill the row; a banner takes the place of one. */
const SHOWN = 5
const SHOWN_BESIDE_BANNER = 4

function Tab({ name, showcase }: { name: string; showcase: Streamed<Showcase> }) {
  return (
    <Section data={showcase} skeleton={null}>
      {({ title }) => title && <a href={`#${name}`}>{title}</a>}
    </Section>
  )
}

function PanelBanner({ banners, index }: { banners: Streamed<Banner[]>; index: number }) {
  return (
    <Section data={banners} skeleton={<div className={styles.banner} aria-hidden="true" />}>
      {list => {
        const banner = list[index]
        if (!banner) return null
        return (
          <BannerCard
            banner={banner}
            desktop={DESKTOP}
            mobile={MOBILE}
            className={styles.banner}
            heading="p"
            styles={styles}
          />
        )
      }}
    </Section>
  )
}
