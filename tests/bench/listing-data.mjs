// The demonstration catalogue, scaled to any size. Every copy of a product has its own name, brand, price, sales and
// position, so that categories, filter values, variants, badges and search texts stay plausible.

/** Seed data with `count` products. The same count yields the same data. */
export function grownStore(store, count) {
  const random = randomFrom(count)
  const copies = Array.from({ length: count }, (_, index) => copyOf(store, index, random))
  return { ...store, products: copies }
}

const LINES =
  'Aurora Boreal Cedro Delta Estrela Fonte Garoa Horizonte Ipê Jatobá Lume Mirante Nascente Orvalho Prisma Quartzo Rocha Safira Trilha Urucum Vale Xingu Zênite Brisa Campo Duna Mar Serra'.split(
    ' '
  )

function copyOf({ products, brands }, index, random) {
  const original = products[index % products.length]
  const round = Math.floor(index / products.length)
  if (round === 0) return withoutTexts(original)
  const line = `${LINES[round % LINES.length]} ${LINES[Math.floor(random() * LINES.length)]}`
  return withoutTexts({
    ...original,
    ...ownKeys(original, round),
    name: { pt: `${original.name.pt} ${line}`, en: `${original.name.en} ${line}` },
    brand: brands[Math.floor(random() * brands.length)].key,
    priceCents: Math.max(100, Math.round(original.priceCents * (0.6 + random()))),
    listPriceCents: random() < 0.3 ? Math.round(original.priceCents * 1.8) : 0,
    popularity: Math.floor(random() * 1000),
    filters: someOf(original.filters, random),
    sibling: original.sibling && { ...original.sibling, group: `${original.sibling.group}-${round}` },
    variants: original.variants && variantsOf(original.variants, round),
    combinations: [],
    reviews: []
  })
}

function ownKeys({ id, sku, slug }, round) {
  return { id: id + round * 1_000_000, sku: `${sku}-${round}`, slug: `${slug}-${round}` }
}

function someOf(filters, random) {
  return Object.fromEntries(Object.entries(filters).filter(() => random() < 0.9))
}

function variantsOf(variants, round) {
  const values = variants.values.map(value => ({
    ...value,
    id: value.id + round * 10_000_000,
    sku: `${value.sku}-${round}`
  }))
  return { ...variants, values }
}

/** Listings do not read these texts, which would be most of the database. */
function withoutTexts(product) {
  const none = { pt: '', en: '' }
  return { ...product, description: none, ingredients: none, usage: none, warnings: none, nutrition: null }
}

/** Mulberry32: a small generator with the same numbers on every machine. */
function randomFrom(seed) {
  let state = seed
  return function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
