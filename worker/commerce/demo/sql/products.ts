import { galleryOf, type Pictures } from '../pictures.ts'
import type { SeedDuties, SeedProduct } from '../schema/product.ts'
import type { SeedData } from '../seed-data.ts'
import { idIn, inBoth } from './data.ts'
import { insertRows, type Row } from './literal.ts'
import type { References } from './references.ts'

/** The products' own rows; related rows are in product-parts.ts. */
export function productStatements(data: SeedData, references: References): string[] {
  return [
    ...insertRows(
      'products',
      data.products.map(product => productRow(product, references, data.pictures))
    ),
    ...insertRows('product_texts', data.products.map(textRow))
  ]
}

function productRow(product: SeedProduct, references: References, pictures: Pictures): Row {
  const [mainCategory = ''] = product.categories
  return {
    id: product.id,
    sku: product.sku,
    ean: product.ean,
    mpn: product.mpn,
    slug: product.slug,
    brand_id: idIn(references.brands, product.brand, 'brand'),
    category_id: idIn(references.categories, mainCategory, 'category'),
    status: product.status,
    stock: stockOf(product),
    quantity_limit: product.quantityLimit,
    price_cents: product.priceCents,
    list_price_cents: product.listPriceCents,
    popularity: product.popularity,
    ...ratingColumns(product),
    heavy: product.heavy,
    servings: product.nutrition?.servingsPerPack ?? null,
    subscribable: product.subscribable,
    age_restricted: product.ageRestricted,
    ...siblingColumns(product, references),
    ...customizationColumns(product),
    ...inBoth('name', product.name),
    ...inBoth('summary', product.summary),
    images: JSON.stringify(galleryOf(product.slug, pictures)),
    created_at: product.createdAt
  }
}

function stockOf(product: SeedProduct): number {
  if (!product.variants) return product.stock
  return product.variants.values.reduce((sum, variant) => sum + variant.stock, 0)
}

function ratingColumns({ reviews }: SeedProduct): Row {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  const average = reviews.length ? Math.round((sum / reviews.length) * 10) / 10 : 0
  return { rating_average: average, rating_count: reviews.length }
}

function siblingColumns({ sibling }: SeedProduct, references: References): Row {
  return {
    sibling_group: sibling?.group ?? null,
    sibling_attribute_id: sibling ? idIn(references.attributes, sibling.attribute, 'attribute') : null,
    sibling_label_pt: sibling?.label.pt ?? null,
    sibling_label_en: sibling?.label.en ?? null
  }
}

function customizationColumns({ customization }: SeedProduct): Row {
  return {
    customization: customization ? JSON.stringify(customization) : null,
    customization_cents: customization?.priceCents ?? null,
    customization_length: customization?.maxLength ?? null,
    customization_required: customization?.required ?? false
  }
}

function textRow(product: SeedProduct): Row {
  const { kind, notification, origin, validityMonths, allergens } = product
  const duties: SeedDuties = { kind, notification, origin, validityMonths, allergens }
  return {
    product_id: product.id,
    ...inBoth('description', product.description),
    ...inBoth('ingredients', product.ingredients),
    ...inBoth('usage', product.usage),
    ...inBoth('warnings', product.warnings),
    nutrition: product.nutrition ? JSON.stringify(product.nutrition) : null,
    duties: JSON.stringify(duties),
    batch: product.batch ? JSON.stringify(product.batch) : null,
    video: product.video
  }
}
