import '../../../i18n/words/requests'
import { useTranslator } from '../../../i18n/use-translator'
import { formatPhone } from '../../../models/formatters'
import type { AttributeOption } from '../../../models/product-choices'
import { FormField } from '../../form-field/form-field'
import { typeMasked } from '../../form-field/type-masked'
import { MAX_LENGTHS, type RequestErrors, type RequestKind, type TypedRequest } from './request'
import styles from './request.module.css'

interface RequestFieldsProps {
  kind: RequestKind
  /** Which of them is waited for; null where there is nothing to choose. */
  options: { name: string; waited: AttributeOption[] } | null
  missing: number
  typed: TypedRequest | undefined
  errors: RequestErrors
}

/** Their values are the browser's own: what was typed before hydration, or is wrong, stays. */
export function RequestFields({ kind, options, missing, typed, errors }: RequestFieldsProps) {
  const t = useTranslator()
  return (
    <>
      {options ? (
        <FormField label={options.name} error={errors.idAtributoValor}>
          {attributes => (
            <select
              {...attributes}
              name="idAtributoValor"
              defaultValue={typed?.idAtributoValor || missing || undefined}
            >
              {options.waited.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ) : null}
      <div className={styles.pair}>
        <FormField label={t('requests.name')} error={errors.nome}>
          {attributes => (
            <input
              type="text"
              {...attributes}
              name="nome"
              autoComplete="name"
              required
              maxLength={MAX_LENGTHS.nome}
              defaultValue={typed?.nome}
            />
          )}
        </FormField>
        <FormField label={t('requests.email')} error={errors.email}>
          {attributes => (
            <input
              {...attributes}
              type="email"
              name="email"
              autoComplete="email"
              required
              maxLength={MAX_LENGTHS.email}
              defaultValue={typed?.email}
            />
          )}
        </FormField>
      </div>
      {kind === 'orcamento' ? <QuoteFields typed={typed} errors={errors} /> : null}
      <label className={styles.check}>
        <input type="checkbox" name="mailing" defaultChecked={typed?.mailing} />
        {t('requests.mailing')}
      </label>
    </>
  )
}

function QuoteFields({ typed, errors }: Pick<RequestFieldsProps, 'typed' | 'errors'>) {
  const t = useTranslator()
  return (
    <>
      <FormField label={t('requests.phone')} error={errors.contato}>
        {attributes => (
          <input
            {...attributes}
            type="tel"
            name="contato"
            autoComplete="tel"
            inputMode="tel"
            defaultValue={typed?.contato}
            onInput={event => typeMasked(event.currentTarget, event.nativeEvent, formatPhone)}
          />
        )}
      </FormField>
      <FormField label={t('requests.message')} error={errors.mensagem}>
        {attributes => (
          <textarea
            {...attributes}
            name="mensagem"
            rows={3}
            maxLength={MAX_LENGTHS.mensagem}
            defaultValue={typed?.mensagem}
          />
        )}
      </FormField>
      <label className={styles.check}>
        <input type="checkbox" name="enviarEmail" defaultChecked={typed?.enviarEmail} />
        {t('requests.copy')}
      </label>
    </>
  )
}
