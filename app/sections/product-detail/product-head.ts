import type { MetaDescriptor } from 'react-router'
import type { Subject } from '../../models/content/structured-data'
import type { ProductTexts } from '../../models/product/product-page'
import { sharePictureUrl } from '../../models/product/share-picture-url'
import { type Matches, pageMeta } from '../head/page-meta'
import { ATTRIBUTE_FIELD } from './offer'
import type { ProductPageData } from './product-view'

export function productMeta(
  matches: Matches,
  { product, canonical }: Pick<ProductPageData, 'product' | 'canonical'>
): MetaDescriptor[] {
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

/** The product for structured data; empty when the page is not indexed. */
export function productSubject({ product, canonical }: ProductPageData, texts?: ProductTexts): Subject {
  const optionUrl = (option: number) => `${canonical}?${ATTRIBUTE_FIELD}=${option}`
  const view = { ...product, descriptionHtml: texts?.descriptionHtml ?? '' }
  return product.seo.index ? { crumbs: product.breadcrumb, product: { view, url: canonical, optionUrl } } : {}
}
