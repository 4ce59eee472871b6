import '../../i18n/messages/search.ts'
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { GroupKind, Option, OptionGroup } from './option-groups.ts'
import styles from './option-list.module.css'
import { ProductOption } from './product-option.tsx'
import { optionId } from './use-active-option.ts'

interface OptionListProps {
  id: string
  groups: readonly OptionGroup[]
  active: number
  scrolls: boolean
  onChoose: (option: Option, event: MouseEvent) => void
}

export function OptionList({ id, groups, active, scrolls, onChoose }: OptionListProps) {
  const t = useTranslator()
  const options = groups.flatMap(group => group.options)
  const part = (kinds: readonly GroupKind[]) =>
    groups
      .filter(({ kind }) => kinds.includes(kind))
      .map(group => (
        <Group key={group.kind} id={`${id}-${group.kind}`} group={group}>
          {group.options.map(option => {
            const index = options.indexOf(option)
            return (
              <Link
                key={option.key}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                to={option.href}
                discover="none"
                prefetch={option.product ? 'intent' : 'none'}
                className={styles[option.kind]}
                onClick={event => onChoose(option, event)}
              >
                <OptionContent option={option} />
              </Link>
            )
          })}
        </Group>
      ))
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('search.suggestions')}
      className={styles.list}
      data-scrolls={scrolls || undefined}
      data-products-only={groups.every(({ kind }) => kind === 'products' || kind === 'all') || undefined}
    >
      <div className={styles.wordPart}>{part(['recent', 'terms'])}</div>
      <div className={styles.productPart}>{part(['products', 'all'])}</div>
      <div className={styles.linkPart}>{part(['categories', 'brands'])}</div>
    </div>
  )
}

function Group({ id, group: { kind, title }, children }: { id: string; group: OptionGroup; children: ReactNode }) {
  if (title === '') return children
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may not contain a fieldset.
    <div role="group" aria-labelledby={id} data-kind={kind}>
      <div id={id} className={styles.title}>
        {title}
      </div>
      <div>{children}</div>
    </div>
  )
}

function OptionContent({ option: { kind, label, product } }: { option: Option }) {
  if (product) return <ProductOption product={product} />
  if (kind === 'categories' || kind === 'brands') return label
  return (
    <>
      {kind !== 'all' && <Icon name={kind === 'recent' ? 'clock' : 'search'} size={18} />}
      <span>{label}</span>
      {kind === 'all' && <Icon name="arrow-right" size={18} />}
    </>
  )
}
