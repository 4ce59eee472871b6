import { lazy } from 'react'

const load = () => import('./empty-listing')

/** In place of the products, for pages that load without its code. Stands in a Suspense boundary. */
export const LazyEmptyListing = import.meta.env.SSR
  ? (await load()).EmptyListing
  : lazy(async () => ({ default: (await load()).EmptyListing }))
