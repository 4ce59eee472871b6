import { useListener } from '../../ui/use-listener'
import { chooseLanguage } from './stored-language'

/** A reload keeps the place in the history, and in most browsers what was typed. Without cookies the form is sent. */
export function useLanguageForms(): void {
  useListener(globalThis.document, ['submit'], event => {
    const { target, submitter } = event
    if (!(target instanceof HTMLFormElement) || !target.matches('[data-language]')) return
    for (const field of target.querySelectorAll('input')) field.value = location.pathname + location.search
    if (!(submitter instanceof HTMLButtonElement) || !chooseLanguage(submitter.value)) return
    event.preventDefault()
    location.reload()
  })
}
