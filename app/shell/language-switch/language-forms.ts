import { useEffect } from 'react'
import { storeLanguage } from './stored-language'

/** Sets the language form's return address to the current page, and stores the choice in the browser. */
export function useLanguageForms(): void {
  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener('submit', keep, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}

function keep({ target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || !target.matches('[data-language]')) return
  for (const field of target.querySelectorAll('input')) field.value = location.pathname + location.search
  if (submitter instanceof HTMLButtonElement) storeLanguage(submitter.value)
}
