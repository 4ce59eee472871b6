import { useTranslator } from '../../i18n/use-translator'
import { CEP_PATH } from '../../models/cart/cep-path'
import { Icon } from '../../ui/icon'

/** Leads to the page of the CEP form. With JavaScript it opens a dialog and shows the known CEP. */
export function CepLink({ className, iconSize }: { className?: string; iconSize?: number }) {
  const t = useTranslator()
  return (
    <a className={className} href={CEP_PATH} data-shopper="cep">
      <Icon name="map-pin" size={iconSize} />
      <span>{t('header.askCep')}</span>
    </a>
  )
}
