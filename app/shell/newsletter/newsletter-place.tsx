import { memo, Suspense } from 'react'
import { deferred } from '../../ui/deferred'
// Here, so that the page has them without JavaScript.
import './newsletter.module.css'

// The server writes the form, which works as it is; a browser brings it to life after the page.
const Newsletter = import.meta.env.SSR ? (await import('./newsletter')).Newsletter : deferred(load)

export const NewsletterPlace = memo(function NewsletterPlace() {
  return (
    <Suspense>
      <Newsletter />
    </Suspense>
  )
})

async function load() {
  return (await import('../deferred/deferred')).Newsletter
}
