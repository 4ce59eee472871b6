import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import { CEP_PATH } from '../../models/cep-path'
import { useKnownCep } from '../../sections/cep/use-known-cep'
import { useActions } from '../../stores/provider'
import { Icon } from '../../ui/icon'
import { loadCepDialog } from '../cep-place'
import { isPlainClick } from './plain-click'

/** Where to send. Leads to the page of its form; with JavaScript it opens a dialog. The CEP comes after hydration. */
export function CepLink({ className, iconSize }: { className?: string; iconSize?: number }) {
  const t = useTranslator()
  const cep = useKnownCep()
  const { panels } = useActions()
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || location.pathname === CEP_PATH) return
    event.preventDefault()
    event.currentTarget.closest('dialog')?.close()
    loadCepDialog().then(
      () => panels.open('cep'),
      () => location.assign(CEP_PATH)
    )
  }
  return (
    <Link
      className={className}
      to={CEP_PATH}
      discover="none"
      onClick={open}
      onPointerEnter={() => void loadCepDialog().catch(() => null)}
    >
      <Icon name="map-pin" size={iconSize} />
      <span>{cep ? t('header.sendTo', { cep }) : t('header.askCep')}</span>
    </Link>
  )
}
