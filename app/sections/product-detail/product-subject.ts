import type { Subject } from '../../models/content/structured-data.ts'
import { ATTRIBUTE_FIELD } from './offer.ts'
import type { ProductPageData } from './product-view.ts'

/** The product for structured data; empty when the page is not indexed. */
export function productSubject({ product, canonical, views: { texts } }: ProductPageData): Subject {
  const optionUrl = (option: number) => `${canonical}?${ATTRIBUTE_FIELD}=${option}`
  const view = { ...product, ...(texts ?? { ean: '', mpn: '', descriptionHtml: '' }) }
  return product.seo.index ? { crumbs: product.breadcrumb, product: { view, url: canonical, optionUrl } } : {}
}
