import type { Subject } from '../../models/structured-data'
import { ATTRIBUTE_FIELD } from './offer'
import type { ProductPageData } from './product-view'

/** For search engines: nothing of a page that they should not keep. */
export function productSubject({ product, canonical }: Pick<ProductPageData, 'product' | 'canonical'>): Subject {
  const optionUrl = (option: number) => `${canonical}?${ATTRIBUTE_FIELD}=${option}`
  return product.seo.index ? { crumbs: product.breadcrumb, product: { view: product, url: canonical, optionUrl } } : {}
}
