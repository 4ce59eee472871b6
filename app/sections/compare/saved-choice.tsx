import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ComparedChoice } from '../../models/product/compare.ts'
import { compareHref } from '../../models/product/compare-link.ts'
import { Picture } from '../../ui/picture.tsx'
import * as styles from './compare-page.module.css'

/** What the browser knows of the saved choice, until its comparison has loaded. */
export function SavedChoice({ choices }: { choices: readonly ComparedChoice[] }) {
  const navigate = useNavigate()
  const href = compareHref(choices.map(({ path }) => path))
  useEffect(() => void navigate(href, { replace: true }), [navigate, href])
  return (
    <ul className={styles.saved} aria-busy="true">
      {choices.map(({ path, name, image }) => (
        <li key={path}>
          {image ? (
            <Picture source={image} alt="" width={180} height={180} widths={[160, 240, 360]} sizes="180px" />
          ) : null}
          {name}
        </li>
      ))}
    </ul>
  )
}
