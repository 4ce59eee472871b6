import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product/product-card'

/** Buys at once when the product has no options and no age limit, else links to its page. */
export function BuyControl({ product }: { product: ProductCard }) {
  if (product.status === 'unavailable') return <ToProduct product={product} label="product.notify" part="#avise-me" />
  if (product.status === 'quote') return <ToProduct product={product} label="product.askQuote" part="#orcamento" />
  if (product.minimumAge) return <ToProduct product={product} label="product.see" />
  if (product.choose) return <ToProduct product={product} label="product.choose" />
  return <BuyForm product={product} />
}

/** `part`: fragment of the product page. */
function ToProduct({ product, label, part = '' }: { product: ProductCard; label: TextKey; part?: string }) {
  const t = useTranslator()
  const words = t(label, { attribute: product.choose?.toLowerCase() ?? '' })
  return (
    <a href={product.path + part} aria-label={`${words}: ${product.name}`}>
      {words}
    </a>
  )
}

/** Without JavaScript the product page's action adds the product. With it, live-cards.ts adds it in place. */
function BuyForm({ product }: { product: ProductCard }) {
  const t = useTranslator()
  return (
    <form method="post" action={product.path}>
      {/* held-controls.ts may change the text before hydration. */}
      <button
        suppressHydrationWarning
        type="submit"
        name="quantidade"
        value="1"
        aria-label={`${t('product.buy')} ${product.name}`}
      >
        {t('product.buy')}
      </button>
    </form>
  )
}
