import { memo, Suspense } from 'react'
import { lazyAfterMove } from '../../sections/lazy-after-move'
// Here, so that the page has them without JavaScript.
import './newsletter.module.css'

// The server writes the form, which works as it is; a browser brings it to life after the page.
const Newsletter = import.meta.env.SSR ? (await import('./newsletter')).Newsletter : lazyAfterMove(load)

export const NewsletterPlace = memo(function NewsletterPlace() {
  return (
    <Suspense>
      <Newsletter />
    </Suspense>
  )
})

async function load() {
  return (await import('./newsletter')).Newsletter
}
