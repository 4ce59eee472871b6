import { type SubmitEvent, useState } from 'react'
import type { TextKey } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import type { ProductCard } from '../../models/product-card'
import { useActions } from '../../stores/provider'
import { LeanLink } from '../lean-link'
import { movingPicture } from './moving-picture'

/** Buys at once where nothing has to be chosen and nobody asked for their age, else leads to the product's page. */
export function BuyControl({ product }: { product: ProductCard }) {
  if (product.status === 'unavailable') return <ToProduct product={product} label="product.notify" part="#avise-me" />
  if (product.status === 'quote') return <ToProduct product={product} label="product.askQuote" part="#orcamento" />
  if (product.minimumAge) return <ToProduct product={product} label="product.see" />
  if (product.choose) return <ToProduct product={product} label="product.choose" />
  return <BuyForm product={product} />
}

/** `part`: of its page. */
function ToProduct({ product, label, part = '' }: { product: ProductCard; label: TextKey; part?: string }) {
  const t = useTranslator()
  const words = t(label, { attribute: product.choose?.toLowerCase() ?? '' })
  return (
    <LeanLink
      to={product.path + part}
      aria-label={`${words}: ${product.name}`}
      prefetch="intent"
      discover="none"
      {...movingPicture}
    >
      {words}
    </LeanLink>
  )
}

/** Without JavaScript the product page's action adds the product. */
function BuyForm({ product }: { product: ProductCard }) {
  const t = useTranslator()
  const { isAdding, addOne } = useAddOne(product)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    addOne()
  }
  return (
    <form method="post" action={product.path} onSubmit={submit}>
      <button type="submit" name="quantidade" value="1" aria-label={`${t('product.buy')} ${product.name}`}>
        {t(isAdding ? 'product.adding' : 'product.buy')}
      </button>
    </form>
  )
}

/** A second click while the first is under way adds nothing. What went wrong is told in the side cart. */
function useAddOne(product: ProductCard) {
  const { cart } = useActions()
  const [isAdding, setAdding] = useState(false)
  async function addOne() {
    if (isAdding) return
    setAdding(true)
    await cart.add([toItem(product)])
    setAdding(false)
  }
  return { isAdding, addOne }
}

function toItem({ id, name, path, image, price, line }: ProductCard) {
  const { unit = 0, warehouse = 0, additional = '' } = line ?? {}
  const preview = { name, path, image, price: price?.now ?? 0 }
  return { product: id, attribute: 0, unit, warehouse, additional, quantity: 1, preview }
}
