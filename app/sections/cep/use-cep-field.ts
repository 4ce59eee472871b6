import { type RefObject, useEffect } from 'react'
import { formatCep } from '../../models/shopper/formatters.ts'
import { useKnownCep } from './use-known-cep.ts'

/** Fills in the known CEP and follows its changes. Without one, text typed before hydration stays. */
export function useCepField(field: RefObject<HTMLInputElement | null>): void {
  const known = useKnownCep()
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input) input.value = formatCep(known || input.value)
  }, [field, known])
}
