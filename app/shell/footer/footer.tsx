import { memo } from 'react'
import { StaticPart } from '../../sections/static-part.tsx'
import { part } from '../../ui/part.tsx'
import { NewsletterPlace } from '../deferred/deferred-places.tsx'
import type { ShellView } from '../shell-view.ts'
import * as styles from './footer.module.css'

const load = () => import('./footer-content.tsx')
const Top = part(async () => (await load()).Top)
const About = part(async () => (await load()).About)
const Info = part(async () => (await load()).Info)
const End = part(async () => (await load()).End)

export const Footer = memo(function Footer({ site, parts }: ShellView) {
  return (
    <footer className={styles.footer} data-links="">
      <StaticPart keptAs="features" data={parts} id="pe-1">
        {view => <Top parts={view} />}
      </StaticPart>
      <div className={`page ${styles.main}`}>
        <div className={styles.about}>
          <StaticPart keptAs="about" data={parts} of={site} id="pe-2" className={styles.part}>
            {view => <About parts={view} site={site} />}
          </StaticPart>
          <NewsletterPlace />
        </div>
        <StaticPart keptAs="info" data={parts} of={site} id="pe-3" className={styles.part}>
          {view => <Info parts={view} site={site} />}
        </StaticPart>
      </div>
      {/* Not cached: the language form contains the page's address. */}
      <StaticPart data={parts} id="pe-4" className={`page ${styles.end}`}>
        {view => <End parts={view} site={site} />}
      </StaticPart>
    </footer>
  )
})
