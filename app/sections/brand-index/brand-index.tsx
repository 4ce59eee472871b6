import '../../i18n/messages/brands.ts'
import { Link } from 'react-router'
import { counted } from '../../i18n/format.ts'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { PATHS } from '../../links.ts'
import type { BrandGroup } from '../../models/listing/brands.ts'
import { filterBrands } from '../../models/listing/brands-filter.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import { BrandFilter, useBrandTerm } from './brand-filter.tsx'
import * as styles from './brand-index.module.css'

const LOGO = { width: 160, height: 80, widths: [160, 360], sizes: '160px' } as const

export function BrandIndex({ title, groups }: { title: string; groups: BrandGroup[] }) {
  const t = useTranslator()
  const filter = useBrandTerm()
  const shown = filterBrands(groups, filter.term)
  const count = shown.reduce((sum, { brands }) => sum + brands.length, 0)
  const home = { label: t('common.home'), path: PATHS.home }
  return (
    <div className="page">
      <Breadcrumb crumbs={[home, { label: title, path: PATHS.brands }]} />
      <h1 className={styles.title}>{title}</h1>
      {groups.length > 0 ? <BrandFilter {...filter} /> : null}
      <p className={styles.count} role="status">
        {count > 0 ? counted('brands.count', count, t) : t('brands.none')}
      </p>
      {shown.length > 0 ? (
        <nav className={styles.letters} aria-label={t('brands.letters')}>
          {shown.map(({ letter }) => (
            <a key={letter} href={`#${anchor(letter)}`}>
              {letter}
            </a>
          ))}
        </nav>
      ) : null}
      {shown.length === 0 && groups.length > 0 ? (
        <div className={styles.none}>
          <p>{t('brands.noneHint')}</p>
          <Link className={buttonClass({ look: 'secondary' })} to={PATHS.brands} onClick={filter.clear}>
            {t('brands.all')}
          </Link>
        </div>
      ) : null}
      <ul className={styles.grid}>
        {shown.flatMap(({ letter, brands }) =>
          brands.map(({ name, path, image }, index) => (
            <li key={path} id={index === 0 ? anchor(letter) : undefined}>
              {index === 0 ? <h2>{letter}</h2> : null}
              <Link to={path} prefetch="intent">
                {image ? <Picture source={image} alt="" {...LOGO} /> : null}
                {name}
              </Link>
            </li>
          ))
        )}
      </ul>
    </div>
  )
}

function anchor(letter: string): string {
  return `letra-${letter === '#' ? '0' : letter.toLowerCase()}`
}
