import { useEffect, useState } from 'react'
import { fetchShowcase, type ShowcaseName } from '../api/showcase'
import { createBrowserTransport } from '../api/transport.browser'
import type { Showcase } from '../models/listing/showcase'
import { ShowcaseSkeleton } from '../sections/showcase/showcase-skeleton'
import { ShowcaseSlider } from '../sections/showcase/showcase-slider'
import { useMapContext } from '../stores/provider'

interface BrowserShowcaseProps {
  name: ShowcaseName
  title?: string
  tagTitle?: 'h2' | 'h3'
}

interface ShowcaseState {
  showcase: Showcase | null
  done: boolean
}

/** A showcase that only some shoppers see, so the browser loads it. It takes no space when empty or failed. */
export function BrowserShowcase({ name, title, tagTitle }: BrowserShowcaseProps) {
  const context = useMapContext()
  const [{ showcase, done }, setState] = useState<ShowcaseState>({ showcase: null, done: false })
  useEffect(() => {
    let current = true
    fetchShowcase(createBrowserTransport(), name, context).then(result => {
      if (current) setState({ showcase: result.ok ? result.data : null, done: true })
    })
    return () => {
      current = false
    }
  }, [name, context])
  if (!showcase) return done ? null : <ShowcaseSkeleton title={title} />
  return <ShowcaseSlider title={title ?? showcase.title} products={showcase.products} tagTitle={tagTitle} />
}
