import '../../i18n/messages/freight.ts'
import type { ComponentProps } from 'react'
import { FormField } from '../../forms/field.tsx'
import { typeMasked } from '../../forms/type-masked.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { formatCep } from '../../models/shopper/formatters.ts'
import { CEP_FIELD } from '../product-detail/shipping/shipping.ts'

export function CepField({ error, ...input }: ComponentProps<'input'> & { error: string | undefined }) {
  const t = useTranslator()
  return (
    <FormField label={t('freight.cep')} error={error}>
      {attributes => (
        <input
          type="text"
          {...attributes}
          {...input}
          name={CEP_FIELD}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00000-000"
          onInput={event => typeMasked(event.currentTarget, event.nativeEvent, formatCep)}
        />
      )}
    </FormField>
  )
}
