import type { ReactNode } from 'react'
import type { ContentPage as View } from '../../models/content/content-page.ts'
import { Html } from '../../ui/html.tsx'
import { Breadcrumb } from '../breadcrumb/breadcrumb.tsx'
import * as styles from './content-page.module.css'
import { useStoreLinks } from './use-store-links.ts'

export function ContentPage({ page, children }: { page: View; children?: ReactNode }) {
  const body = useStoreLinks()
  return (
    <article className={`page ${styles.page}`}>
      <Breadcrumb crumbs={page.breadcrumb} />
      <h1>{page.title}</h1>
      <div ref={body}>
        <Html className={styles.text} html={page.html} />
      </div>
      {children}
    </article>
  )
}
