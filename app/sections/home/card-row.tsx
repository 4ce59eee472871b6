import type { Banner } from '../../models/content/banners.ts'
import type { ImageWidth } from '../../models/content/image.ts'
import type { Streamed } from '../../models/listing/home-sections.ts'
import { RenderedOnce } from '../rendered-once.tsx'
import { Section } from '../section.tsx'
import { BannerCard } from './banner-link.tsx'
import type { Frame } from './banner-picture.tsx'
import styles from './card-row.module.css'

type CardLook = 'category' | 'grid' | 'news' | 'info' | 'square' | 'carousel'

interface CardRowProps {
  banners: Streamed<Banner[]>
  look: CardLook
  count: number
  title?: string
}

const FRAMES: Record<CardLook, Frame> = {
  category: frameOf(480, 560, [240, 360, 480], '(min-width: 1024px) 24vw, 46vw'),
  grid: frameOf(700, 420, [360, 720], '(min-width: 1024px) 32vw, 90vw'),
  news: frameOf(640, 400, [360, 640], '(min-width: 1024px) 32vw, 80vw'),
  info: frameOf(480, 320, [360, 480], '(min-width: 1024px) 32vw, 80vw'),
  square: frameOf(480, 480, [240, 480], '(min-width: 1024px) 12vw, 40vw'),
  carousel: frameOf(300, 160, [360], '(min-width: 1024px) 15vw, 40vw')
}

export function CardRow({ banners, look, count, title }: CardRowProps) {
  const frame = FRAMES[look]
  const row = `${styles.row} ${styles[look]}`
  return (
    <Section data={banners} skeleton={<CardRowSkeleton look={look} count={count} title={title} />}>
      {list => (
        <section className={`page ${styles.section}`}>
          {title && <h2 className={styles.heading}>{title}</h2>}
          <RenderedOnce as="ul" of={[list]} className={row} data-count={list.length}>
            {() =>
              list.map(banner => (
                <li key={banner.id}>
                  <BannerCard
                    banner={shown(banner, look)}
                    desktop={frame}
                    className={styles.card}
                    heading="h3"
                    styles={styles}
                  />
                </li>
              ))
            }
          </RenderedOnce>
        </section>
      )}
    </Section>
  )
}

/** A small picture has room for a title at most. Without one the link has its name. */
function shown(banner: Banner, look: CardLook): Banner {
  if (look === 'category') return { ...banner, html: '' }
  if (look === 'square' || look === 'carousel') return { ...banner, title: '', alt: banner.title || banner.alt }
  return banner
}

function CardRowSkeleton({ look, count, title }: Omit<CardRowProps, 'banners'>) {
  const { width, height } = FRAMES[look]
  return (
    <div className={`page ${styles.section}`} aria-hidden="true">
      {title && <p className={styles.heading}>{title}</p>}
      <div className={`${styles.row} ${styles[look]}`} data-count={count}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <div key={index} className={styles.placeholder} style={{ aspectRatio: `${width} / ${height}` }} />
        ))}
      </div>
    </div>
  )
}

function frameOf(width: number, height: number, widths: readonly ImageWidth[], sizes: string): Frame {
  return { width, height, widths, sizes }
}
