/**
 * The shape of the demonstration store's data, before it becomes SQL rows and pictures.
 * Money is integer cents of BRL. Keys are kebab-case and unique per kind. Every `Text` holds both languages.
 */
export interface Text {
  pt: string
  en: string
}

/** A node of the category tree. Depth 1 to 4; its path is the chain of slugs from the root (`/vitaminas/vitamina-d`). */
export interface SeedCategory {
  key: string
  slug: string
  /** Key of the parent, null at the top. Parents stand before their children in the file. */
  parent: string | null
  name: Text
  /** One to three plain sentences shown above the listing. */
  description: Text
}

export type BrandMark =
  | 'leaf'
  | 'sun'
  | 'peak'
  | 'wave'
  | 'drop'
  | 'bolt'
  | 'seed'
  | 'ring'
  | 'star'
  | 'root'
  | 'hex'
  | 'arc'

export interface SeedBrand {
  key: string
  slug: string
  name: string
  description: Text
  /** Label colours as #rrggbb: `base` fills the label, `accent` the band, `ink` the type on `base`; `pack` is the container's body. */
  palette: { base: string; accent: string; ink: string; pack: string }
  mark: BrandMark
}

export type PackForm =
  | 'pot' // big black or white tub with ribbed lid: powders
  | 'bottle' // pill bottle
  | 'amber-bottle' // amber pill bottle
  | 'dropper' // amber bottle with dropper
  | 'jar' // wide, low jar: butters, gummies
  | 'pouch' // stand-up pouch
  | 'sachet-box' // box of sachets
  | 'box' // carton with a blister: tablets, effervescent
  | 'tube' // effervescent tablet tube
  | 'bar' // flow-packed bar
  | 'shaker' // accessory: shaker cup
  | 'accessory' // drawn by `picture.accessory`
  | 'kit' // several packs side by side, drawn from `picture.kitOf`
  | 'syrup' // syrup bottle, tall
  | 'can' // ready-to-drink can
  | 'wine' // bottle with a cork: the age-restricted one

export interface SeedPicture {
  form: PackForm
  /** The words on the label, short: they are set in the label's own typography. Portuguese, as on real packs. */
  label: { title: string; subtitle: string; amount: string; note?: string }
  /** Overrides the brand's `palette.base` for this product (flavour or line colour). */
  colour?: string
  /** For form `accessory`: what to draw. */
  accessory?: 'shaker' | 'scoop' | 'pill-case' | 'bottle' | 'towel' | 'bag' | 'bands' | 'straps' | 'rope' | 'cup'
  /** For form `kit`: slugs of the products shown together (2 to 3). */
  kitOf?: string[]
  /** What lies in front of the pack on the third view. */
  content?: 'capsules' | 'softgels' | 'tablets' | 'powder' | 'gummies' | 'drops' | 'bar-cut' | 'none'
  /** Colour of that content as #rrggbb. */
  contentColour?: string
}

export interface SeedNutrition {
  serving: Text
  servingsPerPack: number | null
  /** `dailyValue` is a percentage as a whole number; null where none is set (shown as **). */
  rows: { label: Text; amount: string; dailyValue: number | null }[]
}

/** `atributos.simples`: units inside one page. */
export interface SeedVariant {
  /** Unique over the whole catalogue, 1000 and up. */
  id: number
  /** Kebab-case, unique in the product; names the picture `{slug}-{key}`. */
  key: string
  label: Text
  sku: string
  stock: number
  /** Null: the product's own price. */
  priceCents: number | null
  /** Label colour of its picture. */
  colour: string
}

export interface SeedReview {
  author: string
  rating: 1 | 2 | 3 | 4 | 5
  comment: Text
  /** `YYYY-MM-DD HH:mm:ss` */
  date: string
}

/** A question about a product, and its answers in their order. */
export interface SeedQuestion {
  author: string
  question: Text
  /** `YYYY-MM-DD HH:mm:ss` */
  date: string
  /** Without an author: the store's own. */
  answers: { author?: string; answer: Text; date: string }[]
}

/** The batch of a product that is sold now. */
export interface SeedBatch {
  /** As the page of reports names it. */
  product: string
  number: string
  /** `MM/YYYY` */
  expiry: string
  /** Path of the report. */
  report: string
}

export interface SeedProduct {
  /** 100 and up, stable. */
  id: number
  sku: string
  ean: string
  mpn: string
  slug: string
  name: Text
  brand: string
  /** Category keys; the first is the main one (its breadcrumb). Ancestors are implied. */
  categories: string[]
  status: 'disponivel' | 'indisponivel' | 'sobConsulta'
  stock: number
  /** Highest quantity one cart may hold; null for the store's limit. */
  quantityLimit: number | null
  priceCents: number
  /** 0 when there is no crossed-out price. */
  listPriceCents: number
  /** Higher sells more. 0 to 1000. */
  popularity: number
  summary: Text
  /** Other words that shoppers search it by. */
  keywords?: Text[]
  /** HTML of p, ul, li, h3, strong only. */
  description: Text
  ingredients: Text
  usage: Text
  warnings: Text
  nutrition: SeedNutrition | null
  batch?: SeedBatch | null
  /** Filter values by filter key, see `SeedFilter`. */
  filters: Record<string, string[]>
  variants: { attribute: 'sabor' | 'tamanho' | 'cor'; values: SeedVariant[] } | null
  /** `atributos.unico`: products of one group are siblings, each with a page of its own. */
  sibling: { group: string; attribute: 'quantidade' | 'peso' | 'concentracao'; label: Text } | null
  badges: string[]
  reviews: SeedReview[]
  questions?: SeedQuestion[]
  /** Totals shown, reviews included (`count` >= reviews.length). Zero count when never reviewed. */
  rating: { average: number; count: number }
  subscribable: boolean
  ageRestricted: boolean
  /** Text that the buyer may have printed or engraved. */
  customization: { label: Text; maxLength: number; required: boolean; priceCents: number } | null
  /** Slugs bought together, with the discount on the second. */
  combinations: { slug: string; discountPercent: number }[]
  /** From so many units in one cart each costs this, the fewest units first. For products without variants. */
  wholesale?: { quantity: number; priceCents: number }[]
  /** Local file under /media/ or null. */
  video: string | null
  createdAt: string
  picture: SeedPicture
}

export interface SeedFilter {
  key: string
  name: Text
  /** An objective's description stands on its landing page. */
  values: { key: string; label: Text; description?: Text }[]
}

export interface SeedBadge {
  key: string
  name: Text
  label: Text
  text: string
  background: string
  position: { x: 'left' | 'center' | 'right'; y: 'top' | 'middle' | 'bottom' }
}

/** A named product showcase. Either explicit slugs, or a rule over the catalogue (or both: slugs first). */
export interface SeedShowcase {
  name: string
  title: Text
  limit: number
  slugs?: string[]
  rule?: {
    category?: string
    brand?: string
    filter?: Record<string, string>
    order: 'popularity' | 'newest' | 'discount' | 'rating' | 'price-low'
  }
}

/** What `pictures/` draws for a banner: a scene of packs on a coloured ground with type. */
export interface SeedScene {
  kind: 'packs' | 'ingredients' | 'sport' | 'people' | 'abstract' | 'map'
  /** Product slugs standing in the scene, 0 to 4. */
  packs: string[]
  ground: string
  accent: string
  /** Motif drawn behind: orange, leaf, dumbbell, running, heart, moon, brain, bones, water, mountain, kitchen … */
  motif?: string
  /** Words in the picture. Only where the banner has no text of its own; usually absent: text is HTML over the picture. */
  headline?: Text
}

export interface SeedBanner {
  key: string
  /** Alternative text. */
  name: Text
  title: Text
  /** HTML of p, strong, br only, or empty. */
  description: Text
  /** In-site path, external address or empty. */
  link: string
  scene: SeedScene
  /** Pixels of the masters. */
  desktop: { width: number; height: number }
  mobile: { width: number; height: number }
  /** Local file under /media/ or absent. */
  video?: string
}

export interface SeedBannerGroup {
  name: string
  label: string
  banners: SeedBanner[]
}

export interface SeedMenuItem {
  label: Text
  /** `category:key`, `brand:key`, `page:slug`, `list:slug`, `path:/…`, an absolute address, mailto:, tel:, plain text, or ''. */
  target: string
  /** A value that is text and differs by language; `target` is its Portuguese. */
  text?: Text
  /** Name of an icon in /media/icons/{name}.svg or absent. */
  icon?: string
  highlight?: boolean
  newTab?: boolean
  sub?: SeedMenuItem[]
}

export interface SeedMenu {
  name: string
  title: Text
  items: SeedMenuItem[]
}

export interface SeedPage {
  slug: string
  title: Text
  description: Text
  /** HTML of h2, h3, p, ul, ol, li, a, strong, table parts. */
  body: Text
}

export interface SeedSeller {
  slug: string
  name: string
  city: string
  state: string
  latitude: number
  longitude: number
  description: Text
  /** Category keys that the seller is known for. */
  categories: string[]
}

export interface SeedList {
  slug: string
  name: Text
  description: Text
  open: boolean
  items: { slug: string; quantity: number }[]
}

export interface SeedPopup {
  /** What browsers remember as shown: never given to another one. */
  id: number
  level: 'home' | 'detail' | 'page' | 'listing'
  key: string
  delaySeconds: number
  title: Text
  body: Text
  link: string
}

export interface SeedSettings {
  name: string
  slogan: Text
  /** The shop's own look: path of the logo, colours as #rrggbb, and a font of app/models/theme.ts. Left out: the store's own. */
  look?: { logo?: string; brand?: string; offer?: string; font?: string }
  legalName: string
  phone: string
  whatsapp: string
  email: string
  address: { street: string; number: string; district: string; city: string; state: string; postalCode: string }
  freeShippingCents: number
  pixDiscountPercent: number
  boletoDiscountPercent: number
  maxInstallments: number
  /** Monthly interest in percent of the installments above `freeInstallments`. */
  installmentInterestPercent: number
  freeInstallments: number
  minInstallmentCents: number
  sellerPanelUrl: string
  /** Where customers find orders and addresses. */
  customerAreaUrl: string
  seo: { title: Text; description: Text }
  /** Every page is the notice that the store is closed; set by whoever runs it. */
  closed?: boolean
}
