import { useEffect, useState } from 'react'
import type { Option } from './option-groups'
import { useListener } from './use-listener'
import { inputOf } from './use-search-field'

interface ActiveOptions {
  root: HTMLElement
  listId: string
  options: readonly Option[]
  /** The list is on show. */
  expanded: boolean
  onOpen: () => void
  onClose: () => void
  onDelete: (option: Option) => void
}

/** The index of the option that the keyboard is on, or -1: the focus itself stays in the field, as comboboxes have it. */
export function useActiveOption({ root, listId, options, expanded, onOpen, onClose, onDelete }: ActiveOptions): number {
  const [key, setKey] = useState<string | null>(null)
  const active = expanded ? options.findIndex(option => option.key === key) : -1
  const forget = () => setKey(null)
  useListener(root, 'input', forget)
  useListener(root, 'focusin', forget)
  useListener(root, 'click', forget)
  useListener(root, 'keydown', event => {
    if (event.target === inputOf(root) && !event.isComposing && press(event)) event.preventDefault()
  })
  useDescribedField(root, expanded ? listId : null, active < 0 ? null : optionId(listId, active))
  return active

  /** True when the key is used up. */
  function press({ key: pressed, altKey }: KeyboardEvent): boolean {
    if (pressed === 'ArrowUp' && altKey) return done(onClose)
    if (pressed === 'ArrowDown' || pressed === 'ArrowUp') return done(() => move(pressed === 'ArrowDown' ? 1 : -1))
    if (pressed === 'Home' || pressed === 'End' || pressed === 'ArrowLeft' || pressed === 'ArrowRight') forget()
    const option = options[active]
    if (!option) return false
    if (pressed === 'Enter') return done(() => document.getElementById(optionId(listId, active))?.click())
    return pressed === 'Delete' && option.kind === 'recent' && done(() => onDelete(option))
  }

  function move(by: 1 | -1): void {
    if (!expanded) onOpen()
    setKey(options[nextIndex(active, by, options.length)]?.key ?? null)
  }
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Round and round; between the last and the first one lies the field itself (-1). */
export function nextIndex(index: number, by: 1 | -1, count: number): number {
  return ((index + 1 + by + count + 1) % (count + 1)) - 1
}

function done(act: () => void): true {
  act()
  return true
}

/** What assistive technology is told about the field. Its role and its closed state are in the form's own markup. */
function useDescribedField(root: HTMLElement, controls: string | null, activeId: string | null): void {
  useEffect(() => {
    const input = inputOf(root)
    if (!input) return
    input.setAttribute('aria-expanded', String(controls !== null))
    describe(input, 'aria-controls', controls)
    describe(input, 'aria-activedescendant', activeId)
    if (activeId) reveal(document.getElementById(activeId))
  }, [root, controls, activeId])
}

function describe(input: HTMLInputElement, name: string, value: string | null): void {
  if (value === null) input.removeAttribute(name)
  else input.setAttribute(name, value)
}

/** Not by scrollIntoView, which also moves the page below the header. */
function reveal(option: HTMLElement | null): void {
  const box = option?.closest('[data-scrolls]')
  if (!option || !box) return
  const [inner, outer] = [option.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top)
}
