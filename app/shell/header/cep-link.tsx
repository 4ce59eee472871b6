import { useTranslator } from '../../i18n/use-translator'
import { CEP_PATH } from '../../models/cep-path'
import { Icon } from '../../ui/icon'

/** Where to send. Leads to the page of its form; with JavaScript it opens a dialog, and shows the CEP that is known. */
export function CepLink({ className, iconSize }: { className?: string; iconSize?: number }) {
  const t = useTranslator()
  return (
    <a className={className} href={CEP_PATH} data-shopper="cep">
      <Icon name="map-pin" size={iconSize} />
      <span>{t('header.askCep')}</span>
    </a>
  )
}
