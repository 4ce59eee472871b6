import type { MetaDescriptor } from 'react-router'
import { sharePictureUrl } from '../../models/product/share-picture-url.ts'
import { type Matches, pageMeta } from '../head/page-meta.ts'
import type { ProductPageData } from './product-view.ts'

export function productMeta(matches: Matches, { product, canonical }: ProductPageData): MetaDescriptor[] {
  const { seo, name, summary, gallery } = product
  return pageMeta(matches, {
    type: 'product',
    title: seo.title || name,
    description: seo.description || summary,
    canonical: seo.index ? canonical : '',
    image: gallery[0]?.source ?? seo.image,
    shared: sharePictureUrl(product)
  })
}
