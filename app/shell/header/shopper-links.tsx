import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import { Icon } from '../../ui/icon.tsx'
import { CART_ID } from '../side-cart/cart-id.ts'
import * as account from './account-link.module.css'
import * as count from './cart-link.module.css'

const LINKS = {
  account: { href: PATHS.access, icon: 'user', text: 'header.account' },
  favorites: { href: PATHS.favorites, icon: 'heart', text: 'header.favorites' },
  cart: { href: PATHS.cart, icon: 'shopping-bag', text: 'header.cart' },
  cep: { href: PATHS.cep, icon: 'map-pin', text: 'header.askCep' }
} as const

interface ShopperLinkProps {
  name: keyof typeof LINKS
  className?: string
  iconSize?: number
}

/** Leads to a page. With JavaScript header-controls/ opens a panel instead, for the cart even before hydration (early-taps.ts). */
export function ShopperLink({ name, className, iconSize = 22 }: ShopperLinkProps) {
  const t = useTranslator()
  const { href, icon, text } = LINKS[name]
  const isCart = name === 'cart'
  return (
    <a className={className} href={href} data-shopper={name} data-opens={isCart ? CART_ID : undefined}>
      <Icon name={icon} size={iconSize} />
      <span>{t(text)}</span>
      {/* The browser fills in the count, because pages are cached for everybody. */}
      {isCart && <span className={count.count} data-count="" />}
      {name === 'favorites' && <span className={count.count} data-count="" aria-hidden="true" />}
    </a>
  )
}

export function ShopperLinks({ className }: { className?: string }) {
  return (
    <>
      <div className={account.account}>
        <ShopperLink name="account" className={className} />
      </div>
      <ShopperLink name="favorites" className={className} />
      <ShopperLink name="cart" className={className} />
    </>
  )
}
