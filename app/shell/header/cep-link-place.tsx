import { memo, Suspense } from 'react'
import { lazyAfterMove } from '../../sections/lazy-after-move'

// The server writes a plain link; a browser brings it to life, with the CEP, after the page.
const CepLink = import.meta.env.SSR ? (await import('./cep-link')).CepLink : lazyAfterMove(load)

export const CepLinkPlace = memo(function CepLinkPlace({
  className,
  iconSize
}: {
  className: string
  iconSize: number
}) {
  return (
    <Suspense>
      <CepLink className={className} iconSize={iconSize} />
    </Suspense>
  )
})

async function load() {
  return (await import('../later/later')).CepLink
}
