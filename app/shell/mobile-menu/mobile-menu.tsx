import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator.tsx'
import { Section } from '../../sections/section.tsx'
import { StaticPart } from '../../sections/static-part.tsx'
import { useShop } from '../../stores/provider.tsx'
import * as drawer from '../drawer/drawer.module.css'
import { DrawerHead } from '../drawer/drawer-head.tsx'
import type { ShellView } from '../shell-view.ts'
import { MenuCategories, readMenu } from './menu-categories.tsx'
import { MENU_BAR_ID, MENU_ID } from './menu-id.ts'

interface MobileMenuProps extends Pick<ShellView, 'parts'> {
  entries: ReactNode
  end: ReactNode
}

/** The element holds its open state: it also opens before hydration and without JavaScript, with the first level only. */
export function MobileMenu({ parts, entries, end }: MobileMenuProps) {
  const t = useTranslator()
  const ref = useRef<HTMLDialogElement>(null)
  const { pathname, search } = useLocation()
  const [isOpened, setOpened] = useState(false)
  const isMobile = useShop(shop => shop.isMobile)
  useEffect(() => setOpened(ref.current?.open ?? false), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes (spec 4).
  useEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [pathname, search])
  // It goes with the mobile layout.
  useEffect(() => {
    const dialog = ref.current
    return isMobile ? () => dialog?.close() : undefined
  }, [isMobile])
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
        {isOpened ? (
          <MenuCategories items={readMenu(document.querySelector(`#${MENU_BAR_ID} > ul`))} />
        ) : (
          <FirstLevel parts={parts} />
        )}
        {end}
      </div>
    </dialog>
  )
}

function FirstLevel({ parts }: Pick<ShellView, 'parts'>) {
  return (
    <StaticPart keptAs="first-level" data={parts}>
      {({ menu }) => (
        <Section data={menu} skeleton={null}>
          {items => <MenuCategories items={items.map(item => ({ ...item, items: undefined }))} />}
        </Section>
      )}
    </StaticPart>
  )
}

function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}
