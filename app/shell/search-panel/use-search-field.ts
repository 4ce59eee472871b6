import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { useActions, usePanels } from '../../stores/provider'
import { useListener } from './use-listener'

/** The text of the form's field, and whether the panel is open: from a focus, a click or a key until the focus leaves. */
export function useSearchField(root: HTMLElement) {
  const open = usePanels(panels => panels.open === 'search')
  const { panels } = useActions()
  const [text, setText] = useState('')
  const read = () => setText(inputOf(root)?.value ?? '')
  const close = () => panels.close('search')
  function show() {
    read()
    panels.open('search')
  }
  const showFor = ({ target }: Event) => target === inputOf(root) && show()
  useListener(root, 'input', showFor)
  useListener(root, 'focusin', showFor)
  useListener(root, 'click', showFor)
  useListener(root, 'focusout', event => leaves(root, event) && close())
  // A tap beside it takes the focus away in some browsers only.
  useListener(document.body, 'pointerdown', ({ target }) => isOutside(root, target) && close())
  useListener(root, 'keydown', event => {
    if (event.key !== 'Escape' || !dismiss(root, open, close)) return
    event.preventDefault()
    read()
  })
  useCloseOnNavigation(close)
  useFirstFocus(root, show)
  return { text, open, show, close }
}

export function inputOf(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector('input')
}

/** Closes the panel first; the next time it clears the field. */
function dismiss(root: HTMLElement, open: boolean, close: () => void): boolean {
  const input = inputOf(root)
  if (!input || (!open && input.value === '')) return false
  input.focus()
  if (!open) input.value = ''
  close()
  return true
}

/** Another window coming to the front is no leaving. */
function leaves(root: HTMLElement, { relatedTarget }: FocusEvent): boolean {
  return isOutside(root, relatedTarget) && document.hasFocus()
}

function isOutside(root: HTMLElement, target: EventTarget | null): boolean {
  return !(target instanceof Node && root.contains(target))
}

function useCloseOnNavigation(close: () => void): void {
  const { pathname } = useLocation()
  const onChange = useEffectEvent(close)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what changes is what closes, and only a change does.
  useEffect(() => () => onChange(), [pathname])
}

/** The focus that had this panel loaded has been there for a moment; something may have been typed since. */
function useFirstFocus(root: HTMLElement, show: () => void): void {
  const onFirst = useEffectEvent(show)
  useEffect(() => {
    if (inputOf(root) === document.activeElement) onFirst()
  }, [root])
}
