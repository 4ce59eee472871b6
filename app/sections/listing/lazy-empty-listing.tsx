import { lazy } from 'react'

const load = () => import('./empty-listing')

/** Replaces the products on pages that load without its code. Needs a Suspense boundary. */
export const LazyEmptyListing = import.meta.env.SSR
  ? (await load()).EmptyListing
  : lazy(async () => ({ default: (await load()).EmptyListing }))
