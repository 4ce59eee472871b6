import { lazy, memo, Suspense } from 'react'
import { StaticPart } from '../../sections/static-part'
import { deferred } from '../../ui/deferred'
import type { ShellView } from '../shell-view'
// Imported here so that the page includes their rules without JavaScript.
import '../drawer/drawer.module.css'
import styles from './mobile-menu.module.css'

// The server renders the menu, which opens without scripts. The browser hydrates it after the page.
const MobileMenu = import.meta.env.SSR ? (await import('./mobile-menu')).MobileMenu : deferred(load)

const loadEntries = () => import('./menu-entries')
const { MenuEntries, MenuEnd } = import.meta.env.SSR
  ? await loadEntries()
  : {
      MenuEntries: lazy(async () => ({ default: (await loadEntries()).MenuEntries })),
      MenuEnd: lazy(async () => ({ default: (await loadEntries()).MenuEnd }))
    }

export const MobileMenuPlace = memo(function MobileMenuPlace({ view: { site, parts } }: { view: ShellView }) {
  const entries = (
    <StaticPart name="shell" data={parts}>
      {() => <MenuEntries />}
    </StaticPart>
  )
  const end = (
    <StaticPart name="shell" data={parts} className={styles.end}>
      {() => <MenuEnd sellerPanelUrl={site.sellerPanelUrl} />}
    </StaticPart>
  )
  return (
    <Suspense>
      <MobileMenu parts={parts} entries={entries} end={end} />
    </Suspense>
  )
})

async function load() {
  return (await import('../deferred/deferred')).MobileMenu
}
