import '../../i18n/messages/detail.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { part } from '../../ui/part.tsx'
import { Section } from '../section.tsx'
import { LazyShowcase } from '../showcase/lazy-showcase.tsx'
import { ShowcaseSkeleton } from '../showcase/showcase-skeleton.tsx'
import { StaticPart } from '../static-part.tsx'
import './details/details.module.css'
import './offers/offers.module.css'
import type { ProductPageData } from './product-view.ts'
import * as trust from './trust/trust.module.css'

// A document holds these parts as markup, so the browser does not need their code.
const Offers = part(async () => (await import('./offers/offers.tsx')).Offers)
const ProductTexts = part(async () => (await import('./details/product-texts.tsx')).ProductTexts)
const Trust = part(async () => (await import('./trust/trust.tsx')).Trust)

export function TextsPart({ data }: { data: ProductPageData['views']['texts'] }) {
  return (
    <StaticPart keptAs="texts" data={data}>
      {texts => <ProductTexts texts={texts} />}
    </StaticPart>
  )
}

export function OffersPart({ data }: { data: ProductPageData['views']['offers'] }) {
  return (
    <StaticPart keptAs="offers" data={data} data-links="">
      {view => (
        <Section data={view} skeleton={null}>
          {offers => (offers.length > 0 ? <Offers offers={offers} /> : null)}
        </Section>
      )}
    </StaticPart>
  )
}

export function TrustPart({ data }: { data: ProductPageData['views']['trust'] }) {
  return (
    <StaticPart keptAs="trust" data={data} data-links="">
      {view => (
        <Section data={view} skeleton={<div className={trust.trust} />}>
          {terms => <Trust trust={terms} />}
        </Section>
      )}
    </StaticPart>
  )
}

export function SimilarPart({ data }: { data: ProductPageData['views']['similar'] }) {
  const t = useTranslator()
  return (
    <StaticPart data={data}>
      {similar => (
        <Section data={similar} skeleton={<ShowcaseSkeleton title={t('detail.similar')} />}>
          {products => <LazyShowcase title={t('detail.similar')} products={products} />}
        </Section>
      )}
    </StaticPart>
  )
}
