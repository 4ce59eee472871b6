import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' }

export function SearchPanelPlace({ parts }: { parts: unknown }) {
  const [panel, setPanel] = useState<ReactNode>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render of the markup has a new form.
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-search=suggests]')
    const input = root?.querySelector('input')
    if (!root || !input) return
    for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value)
    const elements = { root, input }
    const controller = new AbortController()
    function load(): void {
      // Without the panel the form still searches; the next focus tries again.
      import('../search-panel/search-panel').then(
        ({ SearchPanel }) => setPanel(createPortal(<SearchPanel {...elements} />, elements.root)),
        () => {}
      )
    }
    for (const type of ['focusin', 'pointerdown']) root.addEventListener(type, load, { signal: controller.signal })
    if (root.contains(document.activeElement)) load()
    return () => controller.abort()
  }, [parts])
  return panel
}
