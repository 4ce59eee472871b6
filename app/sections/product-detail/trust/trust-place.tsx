import { lazy } from 'react'
import type { StaticViews } from '../../../models/listing/static-views'
import { Section } from '../../section'
import { StaticPart } from '../../static-part'
import styles from './trust.module.css'

const load = () => import('./trust')
const Trust = import.meta.env.SSR ? (await load()).Trust : lazy(async () => ({ default: (await load()).Trust }))

export function TrustPlace({ data }: { data: StaticViews['trust'] | null }) {
  return (
    <StaticPart name="trust" keptAs="trust" data={data} data-links="">
      {view => (
        <Section data={view} skeleton={<div className={styles.trust} />}>
          {trust => <Trust trust={trust} />}
        </Section>
      )}
    </StaticPart>
  )
}
