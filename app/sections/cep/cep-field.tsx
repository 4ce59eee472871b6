import '../../i18n/messages/freight'
import type { RefObject } from 'react'
import { FormField } from '../../forms/field'
import { typeMasked } from '../../forms/type-masked'
import { useTranslator } from '../../i18n/use-translator'
import { formatCep } from '../../models/shopper/formatters'
import { CEP_FIELD } from '../product-detail/shipping/shipping'

interface CepFieldProps {
  ref: RefObject<HTMLInputElement | null>
  error: string | undefined
  defaultValue?: string
}

/** Formats the CEP while typing. */
export function CepField({ ref, error, defaultValue }: CepFieldProps) {
  const t = useTranslator()
  return (
    <FormField label={t('freight.cep')} error={error}>
      {attributes => (
        <input
          type="text"
          {...attributes}
          ref={ref}
          name={CEP_FIELD}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          defaultValue={defaultValue}
          onInput={event => typeMasked(event.currentTarget, event.nativeEvent, formatCep)}
        />
      )}
    </FormField>
  )
}
