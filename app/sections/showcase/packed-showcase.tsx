import { useMemo } from 'react'
import { unpackCards } from '../../models/packed-cards'
import { ShowcaseSlider } from './showcase-slider'

/** A showcase as loader data carries it: see models/packed-cards.ts. */
export interface PackedShowcaseView {
  title: string
  cards: string
}

interface PackedShowcaseProps {
  view: PackedShowcaseView
  tagTitle?: 'h2' | 'h3'
}

export function PackedShowcase({ view, tagTitle }: PackedShowcaseProps) {
  const products = useMemo(() => unpackCards(view.cards), [view.cards])
  return <ShowcaseSlider title={view.title} products={products} tagTitle={tagTitle} />
}
