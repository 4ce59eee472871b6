import type { Product } from '../queries/products.ts'
import { media } from './routes.ts'

/** `midias.imagens`: the product's views, then one picture per variant. Every size is the original; the storefront resizes. */
export function imagesOf({ row, variants }: Product, origin: string) {
  const views = imagePaths(row.images).map((path, index) => imageOf(origin, path, row.name, row.id * 10 + index, 0))
  const ofVariants = variants.map(variant =>
    imageOf(origin, variant.image, `${row.name} ${variant.label}`, variant.id * 10 + 9, variant.id)
  )
  return [...views, ...ofVariants]
}

export function imageOf(origin: string, path: string, label: string, id: number, idAtributoValor: number) {
  const address = media(origin, path)
  const sizes = { zoom: address, big: address, medium: address, small: address }
  return { id, idAtributoValor, descricao: label, label, arquivos: sizes, arquivosOriginais: sizes }
}

export function imagePaths(images: string): string[] {
  return JSON.parse(images)
}

export function frontImage(images: string, origin: string): string {
  return media(origin, imagePaths(images)[0] ?? '')
}
