import type { MouseEvent } from 'react'
import { MAIN_ID } from '../page-changes/main-id'
import type { Option } from './option-groups'
import { cleanTerm } from './recent-searches'
import { recordSearch } from './record-search'
import { useListener } from './use-listener'
import { inputOf } from './use-search-field'

/** What happens when a search is sent or an option chosen, besides the navigation, which the form or the link makes. */
export function useChoice(root: HTMLElement, close: () => void, remember: (term: string) => void) {
  useListener(root, 'submit', () => {
    search(cleanTerm(inputOf(root)?.value ?? ''))
    leave()
  })

  return function choose({ term = '' }: Option, { metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    search(term)
    if (metaKey || ctrlKey || shiftKey) return
    root.querySelector('form')?.reset()
    leave()
  }

  function search(term: string): void {
    if (term === '') return
    remember(term)
    recordSearch(term)
  }

  // Results on the same path are read from their beginning too, and a phone puts its keyboard away.
  function leave(): void {
    close()
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
}
