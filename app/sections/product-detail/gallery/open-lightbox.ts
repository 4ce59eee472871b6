import '../../../i18n/messages/gallery.ts'
import PhotoSwipe, { type SlideData } from 'photoswipe'
import './photoswipe.css'
import type { Translator } from '../../../i18n/translator.ts'
import { type ShownPicture, zoomUrl } from './gallery-picture.tsx'
import * as styles from './lightbox.module.css'

interface LightboxOptions {
  pictures: readonly ShownPicture[]
  name: string
  start: number
  /** The gallery's row, with its items in the same order. */
  row: HTMLElement
  t: Translator
}

export function openLightbox({ pictures, name, start, row, t }: LightboxOptions): void {
  if (document.querySelector('.pswp')) return
  const lightbox = new PhotoSwipe({
    dataSource: pictures.map((picture, index) => toSlide(picture, name, row.children[index])),
    index: start,
    bgOpacity: 1,
    mainClass: styles.lightbox,
    loop: false,
    returnFocus: false,
    closeTitle: t('common.close'),
    zoomTitle: t('gallery.zoom'),
    arrowPrevTitle: t('common.previous'),
    arrowNextTitle: t('common.next'),
    errorMsg: t('gallery.none')
  })
  lightbox.addFilter('placeholderSrc', (_, { data }) => data.msrc ?? false)
  lightbox.on('afterInit', () => {
    lightbox.element?.setAttribute('aria-label', t('gallery.title'))
    lightbox.element?.setAttribute('aria-modal', 'true')
  })
  lightbox.on('keydown', ({ originalEvent }) => goToEnd(lightbox, originalEvent))
  lightbox.on('change', () => row.scrollTo({ left: lightbox.currIndex * row.clientWidth, behavior: 'instant' }))
  lightbox.on('destroy', () => row.children[lightbox.currIndex]?.querySelector('a')?.focus({ preventScroll: true }))
  measurePictures(lightbox)
  lightbox.init()
}

// The API gives no sizes, so the loaded small picture provides the proportions until the large one has loaded.
const ASSUMED_WIDTH = 1200

function toSlide({ source, alt }: ShownPicture, name: string, item: Element | undefined): SlideData {
  const shown = item?.querySelector('img')
  const isLoaded = shown && shown.naturalWidth > 0
  return {
    // The opening animation starts here.
    element: shown ?? undefined,
    src: zoomUrl(source),
    msrc: isLoaded ? shown.currentSrc : undefined,
    alt: alt || name,
    width: ASSUMED_WIDTH,
    height: isLoaded ? Math.round((ASSUMED_WIDTH * shown.naturalHeight) / shown.naturalWidth) : ASSUMED_WIDTH
  }
}

/** PhotoSwipe has no Home and End keys. */
function goToEnd(lightbox: PhotoSwipe, event: KeyboardEvent): void {
  if (event.key !== 'Home' && event.key !== 'End') return
  event.preventDefault()
  lightbox.goTo(event.key === 'Home' ? 0 : lightbox.getNumItems() - 1)
}

/** Applies the real size of each loaded picture, but not during the opening animation. */
function measurePictures(lightbox: PhotoSwipe): void {
  lightbox.on('loadComplete', () => lightbox.opener.isOpen && measureAll())
  lightbox.on('openingAnimationEnd', measureAll)
  function measureAll() {
    for (const { slide } of lightbox.mainScroll.itemHolders) {
      const image = slide?.content.element
      if (!slide || !(image instanceof HTMLImageElement) || image.naturalWidth === 0) continue
      const { naturalWidth: width, naturalHeight: height } = image
      if (slide.width === width && slide.height === height) continue
      Object.assign(slide.content, { width, height })
      Object.assign(slide, { width, height })
      slide.resize()
    }
  }
}
