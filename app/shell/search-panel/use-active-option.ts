import { useEffect, useState } from 'react'
import { setAttribute } from '../../ui/set-attribute.ts'
import { useListener } from '../../ui/use-listener.ts'
import type { Option } from './option-groups.ts'
import type { SearchElements, useSearchField } from './use-search-field.ts'

interface ActiveOptions {
  listId: string
  options: readonly Option[]
  expanded: boolean
  field: Pick<ReturnType<typeof useSearchField>, 'show' | 'close'>
  forget: (term: string) => void
}

export function useActiveOption({ root, input }: SearchElements, shown: ActiveOptions): number {
  const { listId, options, expanded, field, forget } = shown
  const [key, setKey] = useState<string | null>(null)
  const active = expanded ? options.findIndex(option => option.key === key) : -1
  const leave = () => setKey(null)
  useListener(root, ['input', 'focusin', 'click'], leave)
  useListener(root, ['keydown'], event => {
    if (event.target === input && !event.isComposing && press(event)) event.preventDefault()
  })
  useDescribedField(input, expanded ? listId : null, active < 0 ? null : optionId(listId, active))
  return active

  function press({ key: pressed, altKey }: KeyboardEvent): boolean {
    if (pressed === 'ArrowUp' && altKey) return done(field.close)
    if (pressed === 'ArrowDown' || pressed === 'ArrowUp') return done(() => move(pressed === 'ArrowDown' ? 1 : -1))
    if (pressed === 'Home' || pressed === 'End' || pressed === 'ArrowLeft' || pressed === 'ArrowRight') leave()
    const option = options[active]
    if (!option) return false
    if (pressed === 'Enter') return done(() => document.getElementById(optionId(listId, active))?.click())
    return pressed === 'Delete' && option.kind === 'recent' && done(() => forget(option.label))
  }

  function move(by: 1 | -1): void {
    if (!expanded) field.show()
    setKey(options[nextIndex(active, by, options.length)]?.key ?? null)
  }
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** Wraps around. The field itself (-1) lies between the last and the first option. */
export function nextIndex(index: number, by: 1 | -1, count: number): number {
  return ((index + 1 + by + count + 1) % (count + 1)) - 1
}

function done(act: () => void): true {
  act()
  return true
}

function useDescribedField(input: HTMLElement, controls: string | null, activeId: string | null): void {
  useEffect(() => {
    input.setAttribute('aria-expanded', String(controls !== null))
    setAttribute(input, 'aria-controls', controls)
    setAttribute(input, 'aria-activedescendant', activeId)
    if (activeId) reveal(document.getElementById(activeId))
  }, [input, controls, activeId])
}

/** scrollIntoView would also scroll the page behind the header. */
function reveal(option: HTMLElement | null): void {
  const box = option?.closest('[data-scrolls]')
  if (!option || !box) return
  const [inner, outer] = [option.getBoundingClientRect(), box.getBoundingClientRect()]
  box.scrollTop += Math.max(0, inner.bottom - outer.bottom) - Math.max(0, outer.top - inner.top)
}
