import '../../i18n/messages/search'
import { useMemo } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { idleGroups, type OptionGroup, typedGroups } from './option-groups'
import { cleanTerm } from './recent-searches'
import { useSearchShowcase, useSuggestions } from './use-suggestions'

interface ShownGroups {
  groups: OptionGroup[]
  message: string
  removable: boolean
}

/** The suggestions for the typed term, or the idle groups when there are none. */
export function useOptionGroups(
  { text, open }: { text: string; open: boolean },
  recent: readonly string[]
): ShownGroups {
  const t = useTranslator()
  const suggestions = useSuggestions(cleanTerm(text), open)
  const showcase = useSearchShowcase(open)
  const idle = useMemo(() => idleGroups(recent, showcase, t), [recent, showcase, t])
  const found = useMemo(() => (suggestions ? typedGroups(suggestions, t) : []), [suggestions, t])
  if (found.length > 0) return { groups: found, message: '', removable: false }
  const message = suggestions ? t('search.none', { term: suggestions.term }) : ''
  return { groups: idle, message, removable: recent.length > 0 }
}
