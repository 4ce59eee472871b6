import '../../i18n/messages/search.ts'
import { useEffect, useState } from 'react'
import { fetchSuggestions } from '../../api/search.ts'
import { fetchShowcase } from '../../api/showcase.ts'
import { createBrowserTransport } from '../../api/transport.browser.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Showcase } from '../../models/listing/showcase.ts'
import type { Suggestions } from '../../models/listing/suggestions.ts'
import { useMapContext } from '../../stores/provider.tsx'
import { idleGroups, typedGroups } from './option-groups.ts'
import { cleanTerm } from './recent-searches.ts'
import { createSuggester, MIN_TERM_LENGTH } from './suggester.ts'

const PAUSE_MS = 180

export function useOptionGroups({ text, open }: { text: string; open: boolean }, recent: readonly string[]) {
  const t = useTranslator()
  const suggestions = useSuggestions(cleanTerm(text), open)
  const showcase = useSearchShowcase(open)
  const found = suggestions ? typedGroups(suggestions, t) : []
  if (found.length > 0) return { groups: found, message: '', removable: false }
  const message = suggestions ? t('search.none', { term: suggestions.term }) : ''
  return { groups: idleGroups(recent, showcase, t), message, removable: recent.length > 0 }
}

/** While a longer term loads, or when it fails, the previous suggestions stay. Null for a term that is too short. */
function useSuggestions(term: string, wanted: boolean): Suggestions | null {
  const context = useMapContext()
  const [suggester] = useState(() =>
    createSuggester((asked, signal) => fetchSuggestions(createBrowserTransport(abortable(signal)), asked, context))
  )
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

/** Keeps the transport's own timeout. */
function abortable(signal: AbortSignal): typeof fetch {
  return (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any(init?.signal ? [signal, init.signal] : [signal]) })
}

/** Spec 7: `menu-search-showcase`. Requested once; a failed request is repeated the next time. */
function useSearchShowcase(wanted: boolean): Showcase | null {
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
