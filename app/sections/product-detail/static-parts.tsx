import { lazy } from 'react'
import type { StaticViews } from '../../../models/listing/static-views'
import { Section } from '../../section'
import { StaticPart } from '../../static-part'
// The document holds the offers as markup, so the browser does not need their code.
import './offers.module.css'

const load = () => import('./offers')
const Offers = import.meta.env.SSR ? (await load()).Offers : lazy(async () => ({ default: (await load()).Offers }))

export function OffersPlace({ data }: { data: StaticViews['offers'] | null }) {
  return (
    <StaticPart name="offers" keptAs="offers" data={data} data-links="">
      {view => (
        <Section data={view} skeleton={null}>
          {offers => (offers.length > 0 ? <Offers offers={offers} /> : null)}
        </Section>
      )}
    </StaticPart>
  )
}
