import type { TextKey } from '../../i18n/translator.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { ProductCard } from '../../models/product/product-card.ts'

/** Fragments of the product's page. */
const PARTS = { available: '', quote: '#orcamento', unavailable: '#avise-me' }

/**
 * Buys at once when the product has no options and no age limit, else links to its page. Without JavaScript that page's
 * action adds the product; with it, live-cards.ts adds it in place.
 */
export function BuyControl({ product }: { product: ProductCard }) {
  const t = useTranslator()
  const { path, name, status, minimumAge, choose } = product
  if (status !== 'available' || minimumAge || choose) {
    const words = t(labelOf(product), { attribute: choose?.toLowerCase() ?? '' })
    return (
      <a href={path + PARTS[status]} aria-label={`${words}: ${name}`}>
        {words}
      </a>
    )
  }
  return (
    <form method="post" action={path}>
      {/* held-controls.ts may change the text before hydration. */}
      <button
        suppressHydrationWarning
        type="submit"
        name="quantidade"
        value="1"
        aria-label={`${t('product.buy')} ${name}`}
      >
        {t('product.buy')}
      </button>
    </form>
  )
}

function labelOf({ status, minimumAge }: ProductCard): TextKey {
  if (status === 'unavailable') return 'product.notify'
  if (status === 'quote') return 'product.askQuote'
  return minimumAge ? 'product.see' : 'product.choose'
}
