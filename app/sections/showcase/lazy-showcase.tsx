import { lazy } from 'react'
// A document shows the products without loading the code of their cards.
import '../product-card/product-card.module.css'
import './showcase-slider.module.css'

const load = () => import('./showcase-slider.tsx')

/** A row of products, for pages that load without the code of the cards. Needs a Suspense boundary. */
export const LazyShowcase = import.meta.env.SSR
  ? (await load()).ShowcaseSlider
  : lazy(async () => ({ default: (await load()).ShowcaseSlider }))
