import { memo, Suspense } from 'react'
import { deferred } from '../../ui/deferred'
// Imported here so that the page includes its rules without JavaScript.
import './newsletter.module.css'

// The server renders the form, which works without scripts. The browser hydrates it after the page.
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
