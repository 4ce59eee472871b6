import { useEffect } from 'react'
import type { Translator } from '../../i18n/translator'
import { useTranslator } from '../../i18n/use-translator'
import { askAgain } from '../consent/ask-again'

/** Unhides the buttons that need scripts and handles their clicks. `markup` changes when the buttons are rendered again. */
export function useScriptedButtons(markup: unknown): void {
  const t = useTranslator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for new buttons.
  useEffect(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-scripted]')) button.hidden = false
  }, [markup])
  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener('click', click, { signal: controller.signal })
    return () => controller.abort()

    function click({ target }: Event): void {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-scripted]')
      if (!button) return
      if (button.dataset.scripted === 'cookies') askAgain()
      if (button.dataset.scripted === 'pause') pause(button, t)
    }
  }, [t])
}

function pause(button: HTMLElement, t: Translator): void {
  const isPaused = button.parentElement?.toggleAttribute('data-paused')
  button.setAttribute('aria-label', t(isPaused ? 'common.play' : 'common.pause'))
}
