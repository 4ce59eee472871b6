import { useEffect, useState } from 'react'
import { fetchShowcase, type ShowcaseName } from '../api/showcase.ts'
import { createBrowserTransport } from '../api/transport.browser.ts'
import type { Showcase } from '../models/listing/showcase.ts'
import { ShowcaseSkeleton } from '../sections/showcase/showcase-skeleton.tsx'
import { ShowcaseSlider } from '../sections/showcase/showcase-slider.tsx'
import { useMapContext } from '../stores/provider.tsx'

interface BrowserShowcaseProps {
  name: ShowcaseName
  title?: string
  tagTitle?: 'h2' | 'h3'
}

export function BrowserShowcase({ name, title, tagTitle }: BrowserShowcaseProps) {
  const context = useMapContext()
  const [showcase, setShowcase] = useState<Showcase | null>()
  useEffect(() => {
    let current = true
    fetchShowcase(createBrowserTransport(), name, context).then(result => {
      if (current) setShowcase(result.ok ? result.data : null)
    })
    return () => {
      current = false
    }
  }, [name, context])
  if (showcase === undefined) return <ShowcaseSkeleton title={title} />
  return showcase && <ShowcaseSlider title={title ?? showcase.title} products={showcase.products} tagTitle={tagTitle} />
}
