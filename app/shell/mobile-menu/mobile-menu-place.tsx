import { memo, Suspense } from 'react'
import { lazyAfterMove } from '../../sections/lazy-after-move'
import type { ShellView } from '../shell-view'
// Here, so that the page has them without JavaScript.
import '../drawer/drawer.module.css'
import './mobile-menu.module.css'

// The server writes the menu, which opens by itself; a browser brings it to life after the page.
const MobileMenu = import.meta.env.SSR ? (await import('./mobile-menu')).MobileMenu : lazyAfterMove(load)

export const MobileMenuPlace = memo(function MobileMenuPlace({ view }: { view: ShellView }) {
  return (
    <Suspense>
      <MobileMenu view={view} />
    </Suspense>
  )
})

async function load() {
  return (await import('./mobile-menu')).MobileMenu
}
