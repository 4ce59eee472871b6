import type { ProductPage } from './product-page.ts'

/** Address of the picture; '' for a product without one. Another price is another address: networks keep what they fetched. */
export function sharePictureUrl({ path, price, gallery }: Pick<ProductPage, 'path' | 'price' | 'gallery'>): string {
  if (gallery.length === 0 || !/^\/[a-z0-9._/-]{1,200}$/.test(path)) return ''
  return `/compartilhar${path}.jpg?v=${price?.now ?? 0}`
}
