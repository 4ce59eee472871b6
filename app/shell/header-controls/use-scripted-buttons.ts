import { useEffect } from 'react'
import { useTranslator } from '../../i18n/use-translator'
import { useListener } from '../../ui/use-listener'

/** Unhides the buttons that need scripts, and handles Pause. `markup` changes when the buttons are rendered again. */
export function useScriptedButtons(markup: unknown): void {
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
