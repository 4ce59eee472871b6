import type { Banner } from '../../models/content/banners'
import type { ImageWidth } from '../../models/content/image'
import { Html } from '../../ui/html'
import { RenderedOnce } from '../rendered-once'
import { BannerLink } from './banner-link'
import { BannerPicture, type Frame } from './banner-picture'
import styles from './card-row.module.css'

export type CardLook = 'category' | 'grid' | 'news' | 'info' | 'square' | 'carousel'

interface CardRowProps {
  banners: Banner[]
  look: CardLook
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

/** A row of banners as cards: shop by category, grids, news, infos, posts, brands. */
export function CardRow({ banners, look, title }: CardRowProps) {
  return (
    <section className={`page ${styles.section}`}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <RenderedOnce as="ul" of={[banners]} className={`${styles.row} ${styles[look]}`} data-count={banners.length}>
        {() => banners.map(banner => <Card key={banner.id} banner={banner} frame={FRAMES[look]} />)}
      </RenderedOnce>
    </section>
  )
}

function Card({ banner, frame }: { banner: Banner; frame: Frame }) {
  return (
    <li>
      <BannerLink banner={banner} className={styles.card}>
        <BannerPicture banner={banner} desktop={frame} mobile={frame} />
        {banner.title && (
          <div className={styles.words}>
            <h3 className={styles.title}>{banner.title}</h3>
            {banner.html && <Html className={styles.text} html={banner.html} />}
          </div>
        )}
      </BannerLink>
    </li>
  )
}

export function CardRowSkeleton({ look, count, title }: Pick<CardRowProps, 'look' | 'title'> & { count: number }) {
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
