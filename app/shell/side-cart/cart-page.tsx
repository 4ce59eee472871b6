import '../../i18n/messages/cart.ts'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { TranslatorProvider, useTranslator } from '../../i18n/use-translator.tsx'
import { lineKey } from '../../models/cart/cart.ts'
import { StoresProvider, useActions, useCart } from '../../stores/provider.tsx'
import type { StoreEvent } from '../../stores/shopper-states.ts'
import type { CartNotices } from '../cart-notices/cart-notices.tsx'
import type { CheckoutLink } from './cart-summary.tsx'
import type { QuantityStepper } from './quantity-stepper.tsx'
import { useAmounts } from './use-amounts.ts'

/** Passed in: a shared module would be one more file of the side cart. */
interface Controls {
  CartNotices: typeof CartNotices
  CheckoutLink: typeof CheckoutLink
  QuantityStepper: typeof QuantityStepper
}

export function renderCartPage(controls: Controls): void {
  const place = document.getElementById('controles')
  const main = place?.closest('main')
  if (!place || !main) return
  const language = document.documentElement.lang === 'en' ? 'en' : 'pt'
  const seeds = {
    context: { language, origins: [location.origin] },
    navigate: (path: string) => location.assign(path),
    // Nothing is measured in a checkout.
    onEvent: (event: StoreEvent) => 'failure' in event && console.warn(event.name, event.failure.message)
  } as const
  hydrateRoot(
    place,
    <TranslatorProvider language={language}>
      <StoresProvider seeds={seeds}>
        <CartPage main={main} controls={controls} />
      </StoresProvider>
    </TranslatorProvider>
  )
}

function CartPage({ main, controls }: CartPageProps) {
  const t = useTranslator()
  const { cart } = useActions()
  const isCurrent = useAmounts(main)
  const lines = useCart(state => state.lines)
  const [forms] = useState(() => [...main.querySelectorAll<HTMLFormElement>('form[data-quantity]')])
  const [link] = useState(() => main.querySelector<HTMLAnchorElement>('.pay > a'))
  // The page shows a line's message beside the line.
  useEffect(() => void cart.load().then(cart.dismiss), [cart])
  return (
    <>
      <p role="status" className="visually-hidden">
        {isCurrent ? '' : t('cart.updating')}
      </p>
      {forms.map(form => {
        const line = lines.find(({ key }) => key === keyOf(form))
        return line ? (
          <InPlaceOf key={line.key} element={form}>
            <controls.QuantityStepper
              name={form.dataset.quantity ?? ''}
              quantity={line.quantity}
              onChange={quantity => cart.update(line, quantity)}
              onStep={(by, most) => cart.step(line, by, most)}
            />
          </InPlaceOf>
        ) : null
      })}
      {link ? (
        <InPlaceOf element={link}>
          <div className="notices">
            <controls.CartNotices />
          </div>
          <controls.CheckoutLink href={link.href} className={link.className} />
        </InPlaceOf>
      ) : null}
    </>
  )
}

interface CartPageProps {
  main: HTMLElement
  controls: Controls
}

/** Replaces an element of the page once it has lost the focus. */
function InPlaceOf({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    function replace() {
      element.hidden = true
      const fresh = document.createElement('div')
      fresh.className = 'control'
      element.insertAdjacentElement('beforebegin', fresh)
      setPlace(fresh)
    }
    if (element.contains(document.activeElement)) element.addEventListener('focusout', replace, { once: true })
    else replace()
  }, [element])
  return place && createPortal(children, place)
}

function keyOf(form: HTMLFormElement): string {
  const fields = new FormData(form)
  const id = (name: string) => Number(fields.get(name))
  return lineKey({
    product: id('idProduto'),
    attribute: id('idAtributoSimples'),
    unit: id('idUnidadeVenda'),
    warehouse: id('idArmazem'),
    additional: String(fields.get('adicional'))
  })
}
