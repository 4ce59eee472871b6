import '../../../i18n/messages/gallery.ts'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { useTranslator } from '../../../i18n/use-translator.tsx'
import { type ImageWidth, imageUrl, srcSet } from '../../../models/content/image.ts'
import type { GalleryImage } from '../../../models/product/product-page.ts'
import { useFirstPicture } from '../../../ui/first-picture.ts'
import { Icon } from '../../../ui/icon.tsx'
import { MOVING_PICTURE } from '../../product-card/moving-picture.ts'
import * as styles from './gallery.module.css'

export type ShownPicture = Pick<GalleryImage, 'source' | 'alt'>

// On phones the preload scanner assumes a wide viewport, and would fetch a larger candidate for nothing.
const WIDTHS: ImageWidth[] = [360, 480, 720, 900]
/** Matches the grid in product-detail.module.css, and on phones the height in gallery.module.css. */
const SIZES = '(min-width: 1440px) 620px, (min-width: 768px) 44vw, 240px'
/** Never larger than the original. */
const ZOOM_WIDTH: ImageWidth = 1920

const MAIN = { fetchPriority: 'high', style: { viewTransitionName: MOVING_PICTURE } } as const

export function zoomUrl(source: string): string {
  return imageUrl(source, ZOOM_WIDTH)
}

export function thumbUrl(source: string): string {
  return imageUrl(source, 160)
}

/** Loads the pictures of the first screen before the layout, for which lazy pictures wait. */
export function preloadPictures(pictures: readonly ShownPicture[]): void {
  for (const [index, { source }] of pictures.slice(0, 4).entries()) {
    const { src, srcSet, sizes } = fileOf(source)
    if (index < 2) preload(src, { as: 'image', imageSrcSet: srcSet, imageSizes: sizes })
    if (pictures.length > 1) preload(thumbUrl(source), { as: 'image' })
  }
}

function fileOf(source: string) {
  return { srcSet: srcSet(source, WIDTHS) || undefined, sizes: SIZES, src: imageUrl(source, 640) }
}

interface GalleryPictureProps extends ShownPicture {
  index: number
  name: string
  children?: ReactNode
}

/** A link to the large picture. React preloads the first one in the document's head. */
export function GalleryPicture({ source, alt, index, name, children }: GalleryPictureProps) {
  const t = useTranslator()
  const tellFirst = useFirstPicture()
  const isMain = index === 0
  const file = fileOf(source)
  if (isMain) tellFirst({ ...file, srcSet: file.srcSet ?? '', media: '' })
  return (
    <li id={`foto-${index + 1}`}>
      <a href={zoomUrl(source)} data-hold="" aria-label={`${t('gallery.zoom')}: ${alt || name}`}>
        <img {...file} width={640} height={640} alt={alt || name} {...(isMain ? MAIN : { loading: 'lazy' })} />
        <Icon name="zoom-in" size={22} className={styles.lens} />
      </a>
      {children}
    </li>
  )
}
