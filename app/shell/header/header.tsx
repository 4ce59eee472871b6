import { memo } from 'react'
import { StaticPart } from '../../sections/static-part.tsx'
import { part } from '../../ui/part.tsx'
import { HeaderControls } from '../header-controls/header-controls.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import type { ShellView } from '../shell-view.ts'
import * as styles from './header.module.css'
// Imported here so that the document includes their rules.
import '../language-switch/language-switch.module.css'
import './account-link.module.css'
import './cart-link.module.css'
import './category-nav.module.css'
import './logo.module.css'
import './menu-button.module.css'
import './announcement-bar.module.css'
import './search-form.module.css'
import './utility-links.module.css'

const HeaderContent = part(async () => (await import('./header-content.tsx')).HeaderContent)

export const Header = memo(function Header({ site, parts }: ShellView) {
  return (
    <header className={styles.header} data-links="">
      <ProgressBar />
      <StaticPart data={parts} id="topo">
        {view => <HeaderContent site={site} parts={view} />}
      </StaticPart>
      <HeaderControls site={site} parts={parts} />
    </header>
  )
})
