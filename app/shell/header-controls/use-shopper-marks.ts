import { useEffect } from 'react'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useKnownCep } from '../../sections/cep/use-known-cep.ts'
import { useCart, useUser, useWishlist } from '../../stores/provider.tsx'

/** Shows the shopper's own data on the header's links. `markup` changes when the links are rendered again. */
export function useShopperMarks(markup: unknown): void {
  const t = useTranslator()
  const units = useCart(cart => cart.units)
  const favorites = useWishlist(({ ids }) => ids.length)
  const isSignedIn = useUser(({ user }) => user.signedIn)
  const cep = useKnownCep()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for new markup.
  useEffect(() => {
    for (const link of linksTo('cart')) {
      showCount(link, units)
      if (units > 0) link.setAttribute('aria-label', counted('header.cartCount', units, t))
      else link.removeAttribute('aria-label')
    }
    for (const link of linksTo('favorites')) showCount(link, favorites)
    for (const link of linksTo('account')) link.toggleAttribute('data-signed-in', isSignedIn)
    const text = cep ? t('header.sendTo', { cep }) : t('header.askCep')
    for (const link of linksTo('cep')) link.querySelector('span')?.replaceChildren(text)
  }, [t, units, favorites, isSignedIn, cep, markup])
}

export function linksTo(name: string): Iterable<HTMLElement> {
  return document.querySelectorAll<HTMLElement>(`[data-shopper=${name}]`)
}

function showCount(link: HTMLElement, count: number): void {
  link.querySelector('[data-count]')?.replaceChildren(count > 0 ? String(count) : '')
}
