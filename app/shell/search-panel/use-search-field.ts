import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useActions, usePanels } from '../../stores/provider'
import { useListener } from '../../ui/use-listener'

/** The field's text, and whether the panel is open. Focus, a click or a key opens it; losing the focus closes it. */
export function useSearchField(root: HTMLElement) {
  const open = usePanels(panels => panels.open === 'search')
  const { panels } = useActions()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  const read = () => setText(inputOf(root)?.value ?? '')
  const close = () => panels.close('search')
  function show() {
    read()
    panels.open('search')
  }
  const showFor = ({ target }: Event) => target === inputOf(root) && show()
  useListener(root, ['input', 'focusin', 'click'], showFor)
  useListener(root, ['focusout'], event => leaves(root, event) && close())
  // Only some browsers blur the field when the shopper taps outside.
  useListener(document.body, ['pointerdown'], ({ target }) => isOutside(root, target) && close())
  useListener(root, ['keydown'], event => {
    if (event.key !== 'Escape' || !dismiss(root, open, close)) return
    event.preventDefault()
    read()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes.
  useEffect(() => () => close(), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field had the focus before this code loaded.
  useEffect(() => {
    if (inputOf(root) === document.activeElement) show()
  }, [root])
  return { text, open, show, close }
}

export function inputOf(root: HTMLElement): HTMLInputElement | null {
  return root.querySelector('input')
}

/** Escape closes the panel first, and clears the field the next time. */
function dismiss(root: HTMLElement, open: boolean, close: () => void): boolean {
  const input = inputOf(root)
  if (!input || (!open && input.value === '')) return false
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
