import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Site } from '../shell-view'
import styles from './logo.module.css'

/** Of the drawing in /logo.svg, for its place in the row. */
const LOGO_HEIGHT = 40
const LOGO_WIDTH = 132

/** The store's mark. Where the picture cannot be had its alternative text stands as the name. */
export function Logo({ site }: { site: Site }) {
  const t = useTranslator()
  return (
    <Link className={styles.logo} to="/" discover="none" aria-label={t('header.logo', { name: site.name })}>
      <img src={site.logo ?? '/logo.svg'} alt={site.name} width={LOGO_WIDTH} height={LOGO_HEIGHT} fetchPriority="low" />
    </Link>
  )
}
