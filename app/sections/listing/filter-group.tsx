import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import styles from './filter-group.module.css'

interface FilterGroupProps {
  title: string
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** A collapsible group of filters. */
export function FilterGroup({ title, isOpen, onToggle, children }: FilterGroupProps) {
  return (
    <details className={styles.group} open={isOpen} onToggle={event => onToggle(event.currentTarget.open)}>
      <summary>
        <h3>{title}</h3>
        <Icon name="chevron-down" size={18} />
      </summary>
      {children}
    </details>
  )
}
