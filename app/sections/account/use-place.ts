import '../../i18n/messages/register.ts'
import { useRef, useState } from 'react'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { isCep, onlyDigits } from '../../models/shopper/formatters.ts'
import { useActions } from '../../stores/provider.tsx'

/** Fills in city and state by CEP, and the street where the API knows it. Never overwrites typed text. */
export function usePlace() {
  const t = useTranslator()
  const { user } = useActions()
  const asked = useRef('')
  const filled = useRef<Record<string, string>>({})
  const [status, setStatus] = useState('')

  async function find(form: HTMLFormElement, cep: string): Promise<void> {
    const digits = onlyDigits(cep)
    if (!isCep(digits) || digits === asked.current) return
    asked.current = digits
    const answer = import('./account.browser.ts').then(({ placeOf }) => placeOf(digits)).catch(() => null)
    // Spec 7: the answer also updates the user.
    void user.take(answer)
    const place = await answer
    if (!place || asked.current !== digits) return
    const { street = '', district = '', city = '', state = '' } = place
    const hasStreet = [fill(form, 'logradouro', street), fill(form, 'bairro', district)].includes(true)
    const hasPlace = [fill(form, 'cidade', city), fill(form, 'uf', state)].includes(true)
    if (hasStreet) setStatus(t('register.streetFound'))
    else if (hasPlace) setStatus(t('register.placeFound'))
  }

  function fill(form: HTMLFormElement, name: string, value: string): boolean {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || value === '') return false
    if (field.value !== '' && field.value !== filled.current[name]) return false
    field.value = value
    filled.current[name] = field.value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return true
  }

  return { status, find }
}
