import '../../i18n/messages/freight'
import type { ComponentProps } from 'react'
import { FormField } from '../../forms/field'
import { typeMasked } from '../../forms/type-masked'
import { useTranslator } from '../../i18n/use-translator'
import { formatCep } from '../../models/shopper/formatters'
import { CEP_FIELD } from '../product-detail/shipping/shipping'

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
