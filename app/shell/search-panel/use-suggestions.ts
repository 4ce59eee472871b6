import { useEffect, useState } from 'react'
import { fetchSuggestions } from '../../api/search'
import { fetchShowcase } from '../../api/showcase'
import { createBrowserTransport } from '../../api/transport.browser'
import type { Showcase } from '../../models/listing/showcase'
import type { Suggestions } from '../../models/listing/suggestions'
import type { MapContext } from '../../models/store/map-context'
import { useMapContext } from '../../stores/provider'
import { createSuggester, MIN_TERM_LENGTH } from './suggester'

const PAUSE_MS = 180

/** While a longer term loads, or when it fails, the previous suggestions stay. Null for a term that is too short. */
export function useSuggestions(term: string, wanted: boolean): Suggestions | null {
  const suggester = useSuggester()
  const [shown, setShown] = useState<Suggestions | null>(null)
  const isLong = term.length >= MIN_TERM_LENGTH
  if (shown && !isLong) setShown(null)
  useEffect(() => {
    if (!isLong || !wanted) return
    const leaving = new AbortController()
    const ask = () => suggester.suggest(term, leaving.signal).then(found => found && setShown(found))
    const timer = setTimeout(ask, suggester.recall(term) ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [term, isLong, wanted, suggester])
  return isLong ? shown : null
}

/** Spec 7: `menu-search-showcase`. Requested once; a failed request is repeated the next time. */
export function useSearchShowcase(wanted: boolean): Showcase | null {
  const context = useMapContext()
  const [showcase, setShowcase] = useState<Showcase | null>(null)
  useEffect(() => {
    if (!wanted || showcase) return
    let current = true
    fetchShowcase(createBrowserTransport(), 'menu-search-showcase', context).then(result => {
      if (current && result.ok) setShowcase(result.data)
    })
    return () => {
      current = false
    }
  }, [wanted, showcase, context])
  return showcase
}

function useSuggester() {
  const context = useMapContext()
  const [suggester] = useState(() => createSuggester((term, signal) => ask(term, signal, context)))
  return suggester
}

function ask(term: string, signal: AbortSignal, context: MapContext) {
  return fetchSuggestions(createBrowserTransport(abortable(signal)), term, context)
}

/** Keeps the transport's own timeout. */
function abortable(signal: AbortSignal): typeof fetch {
  return (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any(init?.signal ? [signal, init.signal] : [signal]) })
}
