import type { ProductPage } from './product-page.ts'

/** Empty for a product without a picture. Includes the price: networks cache pictures by address. */
export function sharePictureUrl({ path, price, gallery }: Pick<ProductPage, 'path' | 'price' | 'gallery'>): string {
  if (gallery.length === 0 || !/^\/[a-z0-9._/-]{1,200}$/.test(path)) return ''
  return `/compartilhar${path}.jpg?v=${price?.now ?? 0}`
}
