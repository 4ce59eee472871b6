import { lazy } from 'react'
// A document shows the products without the code of their cards.
import '../product-card/product-card.module.css'
import './showcase-slider.module.css'

const load = () => import('./showcase-slider')

/** Products in a row, for pages that load without the code of cards. Stands in a Suspense boundary. */
export const LazyShowcase = import.meta.env.SSR
  ? (await load()).ShowcaseSlider
  : lazy(async () => ({ default: (await load()).ShowcaseSlider }))
