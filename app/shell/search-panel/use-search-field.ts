import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useActions, usePanels } from '../../stores/provider.tsx'
import { useListener } from '../../ui/use-listener.ts'

export interface SearchElements {
  root: HTMLElement
  input: HTMLInputElement
}

/** The field's text, and whether the panel is open. Focus, a click or a key opens it; losing the focus closes it. */
export function useSearchField({ root, input }: SearchElements) {
  const open = usePanels(panels => panels.open === 'search')
  const { panels } = useActions()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  const read = () => setText(input.value)
  const close = () => panels.close('search')
  function show() {
    read()
    panels.open('search')
  }
  useListener(input, ['input', 'focusin', 'click'], show)
  useListener(root, ['focusout'], event => leaves(root, event) && close())
  // Only some browsers blur the field when the shopper taps outside.
  useListener(document.body, ['pointerdown'], ({ target }) => isOutside(root, target) && close())
  useListener(root, ['keydown'], event => {
    if (event.key !== 'Escape' || !dismiss(input, open, close)) return
    event.preventDefault()
    read()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes.
  useEffect(() => () => close(), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field had the focus before this code loaded.
  useEffect(() => {
    if (input === document.activeElement) show()
  }, [input])
  return { text, open, show, close }
}

function dismiss(input: HTMLInputElement, open: boolean, close: () => void): boolean {
  if (!open && input.value === '') return false
  input.focus()
  if (!open) input.value = ''
  close()
  return true
}

/** Switching to another window does not close the panel. */
function leaves(root: HTMLElement, { relatedTarget }: FocusEvent): boolean {
  return isOutside(root, relatedTarget) && document.hasFocus()
}

function isOutside(root: HTMLElement, target: EventTarget | null): boolean {
  return !(target instanceof Node && root.contains(target))
}
