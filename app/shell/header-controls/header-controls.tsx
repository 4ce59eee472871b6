import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useSearchParams } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { useListener } from '../../ui/use-listener.ts'
import { readTerm } from '../header/search-term.ts'
import { useLanguageForms } from '../language-switch/stored-language.ts'
import { MENU_BAR_ID } from '../mobile-menu/menu-id.ts'
import type { ShellView } from '../shell-view.ts'
import { useAccountMenu } from './use-account-menu.tsx'
import { useShopperLinks } from './use-shopper-links.ts'
import { useShopperMarks } from './use-shopper-marks.ts'

export function HeaderControls({ site, parts }: ShellView) {
  const { menu, toggle } = useAccountMenu(site)
  useShopperLinks(toggle)
  useShopperMarks(parts)
  useScriptedButtons(parts)
  useSearchTerm()
  useLanguageForms()
  useMenuBar(parts)
  return (
    <>
      {menu}
      <SearchPanelPlace parts={parts} />
    </>
  )
}

function useScriptedButtons(markup: unknown): void {
  const t = useTranslator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for new buttons.
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-scripted]')) button.hidden = false
  }, [markup])
  useListener(globalThis.document, ['click'], ({ target }) => {
    const button = target instanceof Element && target.closest('[data-scripted=pause]')
    if (!button) return
    const isPaused = button.parentElement?.toggleAttribute('data-paused')
    button.setAttribute('aria-label', t(isPaused ? 'common.play' : 'common.pause'))
  })
}

/** Fills the search forms with the term of the page's address. A term that is being typed stays. */
function useSearchTerm(): void {
  const [query] = useSearchParams()
  const term = readTerm(query)
  useEffect(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-search] input')) {
      if (input.defaultValue === term) continue
      input.defaultValue = term
      if (!input.form?.contains(document.activeElement)) input.form?.reset()
    }
  }, [term])
}

/** Escape and a path change close the mega-menu's panels until the next pointer or focus event. */
function useMenuBar(markup: unknown): void {
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes only when the dependency changes.
  useEffect(() => () => void document.getElementById(MENU_BAR_ID)?.setAttribute('data-closed', ''), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new render of the markup has a new bar.
  useEffect(() => {
    const bar = document.getElementById(MENU_BAR_ID)
    if (!bar) return
    const controller = new AbortController()
    const reopen = () => bar.removeAttribute('data-closed')
    for (const type of ['pointerenter', 'pointerleave', 'focusin'])
      bar.addEventListener(type, reopen, { signal: controller.signal })
    bar.addEventListener('keydown', event => event.key === 'Escape' && closePanel(bar, event), {
      signal: controller.signal
    })
    return () => controller.abort()
  }, [markup])
}

function closePanel(bar: HTMLElement, { target }: Event): void {
  const panel = target instanceof Element ? target.closest('[data-panel]') : null
  // Returns the focus to the panel's entry. Focus reopens the panel, so closing comes last.
  panel?.parentElement?.querySelector('a')?.focus()
  bar.setAttribute('data-closed', '')
}

const COMBOBOX = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': 'false' }

function SearchPanelPlace({ parts }: { parts: unknown }) {
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
      import('../search-panel/search-panel.tsx').then(
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
