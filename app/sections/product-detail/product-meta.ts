import type { MetaDescriptor } from 'react-router'
import { imageUrl } from '../../models/image'
import type { ProductPageData } from './product-view'

/** Title, description, canonical address and what links to the product show when they are shared. */
export function productMeta({ product, canonical }: Pick<ProductPageData, 'product' | 'canonical'>): MetaDescriptor[] {
  const { seo, name, summary, gallery } = product
  const description = seo.description || summary
  const picture = seo.image ?? gallery[0]?.source
  return [
    { title: seo.title || name },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(seo.index ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: seo.title || name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: canonical },
    ...(picture ? [{ property: 'og:image', content: new URL(imageUrl(picture, 1200), canonical).href }] : [])
  ]
}
