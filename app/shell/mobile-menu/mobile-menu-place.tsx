import { memo } from 'react'
import { StaticPart } from '../../sections/static-part.tsx'
import { part } from '../../ui/part.tsx'
import { DeferredMenu } from '../deferred/deferred-places.tsx'
import type { ShellView } from '../shell-view.ts'
import * as styles from './mobile-menu.module.css'

const load = () => import('./menu-entries.tsx')
const MenuEntries = part(async () => (await load()).MenuEntries)
const MenuEnd = part(async () => (await load()).MenuEnd)

export const MobileMenuPlace = memo(function MobileMenuPlace({ site, parts }: ShellView) {
  const entries = (
    <StaticPart data={parts} id="me-1">
      {() => <MenuEntries />}
    </StaticPart>
  )
  const end = (
    <StaticPart data={parts} id="me-2" className={styles.end}>
      {() => <MenuEnd sellerPanelUrl={site.sellerPanelUrl} />}
    </StaticPart>
  )
  return <DeferredMenu parts={parts} entries={entries} end={end} />
})
