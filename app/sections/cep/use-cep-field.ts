import { type RefObject, useEffect } from 'react'
import { formatCep } from '../../models/shopper/formatters'
import { useKnownCep } from './use-known-cep'

/** Fills in the known CEP, also when it changes elsewhere. What was typed before stays where none is known. */
export function useCepField(field: RefObject<HTMLInputElement | null>): void {
  const known = useKnownCep()
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = formatCep(known || input.value)
  }, [field, known])
}
