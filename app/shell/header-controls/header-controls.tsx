import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { useListener } from '../../ui/use-listener'
import { readTerm } from '../header/search-term'
import { useLanguageForms } from '../language-switch/stored-language'
import type { ShellView } from '../shell-view'
import { SearchPanelPlace } from './search-panel-place'
import { useAccountMenu } from './use-account-menu'
import { useMenuBar } from './use-menu-bar'
import { useShopperLinks } from './use-shopper-links'
import { useShopperMarks } from './use-shopper-marks'

/** Adds behaviour to the static markup of the header and the mobile menu: see header-content.tsx. */
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

/** Unhides the buttons that need scripts, and handles Pause. */
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
