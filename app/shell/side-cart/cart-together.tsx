import '../../i18n/messages/cartPanel.ts'
import { type SubmitEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { type CartOffer, cartOffers, unknownPaths } from '../../models/cart/cart-offers.ts'
import { savingOf } from '../../models/product/combination-saving.ts'
import type { Combination } from '../../models/product/combinations.ts'
import { formatBRL } from '../../models/store/money.ts'
import type { ShownLine } from '../../stores/cart-intents.ts'
import { useCart, useMapContext, usePanels } from '../../stores/provider.tsx'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { closeCart } from './cart-frame.ts'
import * as styles from './cart-together.module.css'
import { useTake } from './use-take.ts'

export function CartTogether() {
  const t = useTranslator()
  const titleId = useId()
  const offers = useOffers()
  if (offers.length === 0) return null
  return (
    <section className={styles.together} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('cartPanel.together')}</h3>
      {offers.map(offer => (
        <TogetherItem key={offer.combination.product.id} offer={offer} />
      ))}
    </section>
  )
}

type Offer = CartOffer<ShownLine>

// Cached for the life of the page: combinations seldom change.
const known = new Map<string, Combination[]>()

function useOffers(): Offer[] {
  const context = useMapContext()
  const lines = useCart(cart => cart.lines)
  const isReady = useCart(cart => cart.settled)
  const isOpen = usePanels(panels => panels.open === 'cart')
  const [, setLoaded] = useState(known.size)
  const paths = unknownPaths(lines, known)
  const load = useEffectEvent(async () => {
    const { loadCombinations } = await import('./load-combinations.browser.ts')
    for (const { path, offered } of await loadCombinations(paths, context)) known.set(path, offered)
    setLoaded(known.size)
  })
  const asked = isReady && isOpen ? paths.join() : ''
  useEffect(() => {
    if (asked) load().catch(() => {})
  }, [asked])
  return cartOffers(lines, known)
}

function TogetherItem({ offer }: { offer: Offer }) {
  const t = useTranslator()
  const { product } = offer.combination
  const options = product.attribute?.options ?? []
  const [option, setOption] = useState(options[0]?.id ?? 0)
  const { isPending, said, take } = useTake(offer)
  function submit(event: SubmitEvent) {
    event.preventDefault()
    void take(option)
  }
  return (
    // An article, not a list item: the cart's list items are its lines.
    <article aria-label={product.name} className={styles.item}>
      <div className={styles.tile}>
        {product.image && (
          <Picture source={product.image} alt="" width={64} height={64} widths={[96, 160]} sizes="64px" />
        )}
      </div>
      <form className={styles.words} onSubmit={submit}>
        <Link to={product.path} discover="none" onClick={closeCart}>
          {product.name}
        </Link>
        <p role="alert" className={styles.said}>
          {said}
        </p>
        <OfferPrice offer={offer} option={option} />
        {options.length > 0 ? (
          <select
            value={option}
            aria-label={`${product.attribute?.name}: ${product.name}`}
            onChange={event => setOption(Number(event.target.value))}
          >
            {options.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        ) : null}
        <Button
          type="submit"
          look="secondary"
          small
          aria-label={t('cartPanel.takeOf', { name: product.name })}
          aria-busy={isPending || undefined}
        >
          {t(isPending ? 'cartPanel.taking' : 'cartPanel.take')}
        </Button>
      </form>
    </article>
  )
}

function OfferPrice({ offer, option }: { offer: Offer; option: number }) {
  const t = useTranslator()
  const { product, percent } = offer.combination
  const price = product.attribute?.options.find(({ id }) => id === option)?.price ?? product.price
  const saving = savingOf(offer.combination, price)
  return (
    <p className={styles.price}>
      <strong>
        {saving > 0 ? (
          <del>
            <span className="visually-hidden">{`${t('product.oldPrice')} `}</span>
            {formatBRL(price, t.language)}
          </del>
        ) : null}{' '}
        {formatBRL(price - saving, t.language)}
      </strong>{' '}
      {percent > 0 ? <b>{t('cartPanel.off', { percent: formatNumber(percent, t.language, 1) })}</b> : null}{' '}
      <small>{t('cartPanel.togetherOf', { name: offer.line.name })}</small>
    </p>
  )
}
