import { useTranslator } from '../../i18n/use-translator.tsx'
import type { Site } from '../shell-view.ts'
import * as styles from './logo.module.css'

const LOGO_HEIGHT = 40
const LOGO_WIDTH = 132
const OWN_LOGO = '/logo.svg'
const OWN_NAME = 'Seiva'

export function Logo({ site }: { site: Pick<Site, 'name' | 'logo'> }) {
  const t = useTranslator()
  const logo = site.logo ?? (site.name === OWN_NAME ? OWN_LOGO : null)
  return (
    <a className={styles.logo} href="/" aria-label={t('header.logo', { name: site.name })}>
      {logo ? <Mark logo={logo} name={site.name} /> : <span>{site.name}</span>}
    </a>
  )
}

function Mark({ logo, name }: { logo: string; name: string }) {
  return (
    <picture>
      {logo === OWN_LOGO && <source srcSet="/logo-dark.svg" media="(prefers-color-scheme: dark)" />}
      <img src={logo} alt={name} width={LOGO_WIDTH} height={LOGO_HEIGHT} fetchPriority="low" />
    </picture>
  )
}
