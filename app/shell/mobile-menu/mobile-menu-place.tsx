import { lazy, memo } from 'react'
import { StaticPart } from '../../sections/static-part.tsx'
import { DeferredMenu } from '../deferred/deferred-places.tsx'
import type { ShellView } from '../shell-view.ts'
import styles from './mobile-menu.module.css'

const load = () => import('./menu-entries.tsx')
const { MenuEntries, MenuEnd } = import.meta.env.SSR
  ? await load()
  : {
      MenuEntries: lazy(async () => ({ default: (await load()).MenuEntries })),
      MenuEnd: lazy(async () => ({ default: (await load()).MenuEnd }))
    }

export const MobileMenuPlace = memo(function MobileMenuPlace({ site, parts }: ShellView) {
  const entries = (
    <StaticPart name="shell" data={parts} id="me-1">
      {() => <MenuEntries />}
    </StaticPart>
  )
  const end = (
    <StaticPart name="shell" data={parts} id="me-2" className={styles.end}>
      {() => <MenuEnd sellerPanelUrl={site.sellerPanelUrl} />}
    </StaticPart>
  )
  return <DeferredMenu parts={parts} entries={entries} end={end} />
})
