import '../../i18n/words/brands'
import { Link } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { Brand, BrandGroup } from '../../models/brands'
import { Picture } from '../../ui/picture'
import { Breadcrumb } from '../breadcrumb/breadcrumb'
import styles from './brand-index.module.css'

/** Every brand under its letter. */
export function BrandIndex({ title, groups }: { title: string; groups: BrandGroup[] }) {
  const t = useTranslator()
  const home = { label: t('common.home'), path: '/' }
  return (
    <div className="page">
      <Breadcrumb crumbs={[home, { label: title, path: '/marcas' }]} />
      <h1 className={styles.title}>{title}</h1>
      {groups.length === 0 ? <p>{t('brands.none')}</p> : <Letters groups={groups} />}
      {groups.map(({ letter, brands }) => (
        <section key={letter} id={anchor(letter)} className={styles.group} aria-label={letter}>
          <h2>{letter}</h2>
          <ul>
            {brands.map(brand => (
              <BrandCard key={brand.path} brand={brand} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Letters({ groups }: { groups: BrandGroup[] }) {
  const t = useTranslator()
  return (
    <nav className={styles.letters} aria-label={t('brands.letters')}>
      {groups.map(({ letter }) => (
        <a key={letter} href={`#${anchor(letter)}`}>
          {letter}
        </a>
      ))}
    </nav>
  )
}

function BrandCard({ brand: { name, path, image } }: { brand: Brand }) {
  return (
    <li>
      <Link to={path} prefetch="intent">
        {image ? <Picture source={image} alt="" width={160} height={80} widths={[160, 360]} sizes="160px" /> : null}
        {name}
      </Link>
    </li>
  )
}

function anchor(letter: string): string {
  return `letra-${letter === '#' ? '0' : letter.toLowerCase()}`
}
