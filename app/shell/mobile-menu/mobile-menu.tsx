import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ShellParts } from '../../models/store/shell-parts'
import { Section } from '../../sections/section'
import { StaticPart } from '../../sections/static-part'
import drawer from '../drawer/drawer.module.css'
import { DrawerHead } from '../drawer/drawer-head'
import { type MenuNode, readNodes, toNodes } from '../menu-node'
import { MenuCategories } from './menu-categories'
import { MENU_BAR_ID, MENU_ID } from './menu-id'

interface MobileMenuProps {
  parts: ShellParts | null
  /** Above and below the categories. */
  entries: ReactNode
  end: ReactNode
}

/**
 * The dialog "Menu". The element holds its open state, because it also opens before hydration and without JavaScript. It
 * then shows the first level of categories as links; deeper levels are added when it opens.
 */
export function MobileMenu({ parts, entries, end }: MobileMenuProps) {
  const t = useTranslator()
  const ref = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const [isOpened, setOpened] = useState(false)
  useEffect(() => setOpened(ref.current?.open ?? false), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes (spec 4).
  useEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [pathname, search])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself.
    <dialog
      ref={ref}
      id={MENU_ID}
      data-modal=""
      data-links=""
      aria-label={t('header.menu')}
      className={`${drawer.drawer} ${drawer.left}`}
      onFocus={() => setOpened(true)}
      onClick={closeOnBackdrop}
    >
      <DrawerHead title={t('header.menu')} dialogId={MENU_ID} closeLabel={t('header.closeMenu')} />
      <div className={drawer.body}>
        {entries}
        {isOpened ? <MenuCategories items={readMenuBar()} /> : <FirstLevel parts={parts} />}
        {end}
      </div>
    </dialog>
  )
}

function FirstLevel({ parts }: { parts: ShellParts | null }) {
  return (
    <StaticPart name="shell" keptAs="first-level" data={parts}>
      {({ menu }) => (
        <Section data={menu} skeleton={null}>
          {items => <MenuCategories items={toNodes(items).map(node => ({ ...node, items: [] }))} />}
        </Section>
      )}
    </StaticPart>
  )
}

/** Reads all levels from the mega-menu. */
function readMenuBar(): MenuNode[] {
  return readNodes(document.querySelector(`#${MENU_BAR_ID} > ul`))
}

function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
