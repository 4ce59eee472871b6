import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Site } from '../shell-view'
import styles from './logo.module.css'

/** Of the drawing in /logo.svg, for its place in the row. */
const LOGO_HEIGHT = 40
const LOGO_WIDTH = 132
const OWN_LOGO = '/logo.svg'

/** The store's mark. Where the picture cannot be had its alternative text stands as the name. */
export function Logo({ site }: { site: Pick<Site, 'name' | 'logo'> }) {
  const t = useTranslator()
  const logo = site.logo ?? OWN_LOGO
  return (
    <Link className={styles.logo} to="/" discover="none" aria-label={t('header.logo', { name: site.name })}>
      <picture>
        {logo === OWN_LOGO && <source srcSet="/logo-dark.svg" media="(prefers-color-scheme: dark)" />}
        <img src={logo} alt={site.name} width={LOGO_WIDTH} height={LOGO_HEIGHT} fetchPriority="low" />
      </picture>
    </Link>
  )
}
