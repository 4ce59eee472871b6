import { part } from '../../ui/part.tsx'
// A document shows the products without loading the code of their cards.
import '../product-card/product-card.module.css'
import './showcase-slider.module.css'

/** A row of products, for pages that load without the code of the cards. Needs a Suspense boundary. */
export const LazyShowcase = part(async () => (await import('./showcase-slider.tsx')).ShowcaseSlider)
