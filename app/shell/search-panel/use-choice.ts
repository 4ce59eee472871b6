import type { MouseEvent } from 'react'
import { recordEvent } from '../../stores/shop-events'
import { useListener } from '../../ui/use-listener'
import { MAIN_ID } from '../page-changes/main-id'
import type { Option } from './option-groups'
import { cleanTerm } from './recent-searches'
import { inputOf } from './use-search-field'

/** Side effects of sending a search or choosing an option. The form or the link does the navigation. */
export function useChoice(root: HTMLElement, close: () => void, remember: (term: string) => void) {
  useListener(root, ['submit'], () => {
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
    recordEvent({ name: 'search', term })
  }

  // Moves the focus to the content, also when the results have the same path. This also hides a phone's keyboard.
  function leave(): void {
    close()
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }
}
