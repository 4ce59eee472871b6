import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslator } from '../../i18n/use-translator'
import type { ShellParts } from '../../models/store/shell-parts'
import { Section } from '../../sections/section'
import { StaticPart } from '../../sections/static-part'
import { Icon } from '../../ui/icon'
import drawer from '../drawer/drawer.module.css'
import { hasInvokerCommands } from '../invoker-commands'
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
  const opened = useOpened(ref)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog by itself.
    <dialog
      ref={ref}
      id={MENU_ID}
      data-modal=""
      data-links=""
      aria-label={t('header.menu')}
      className={`${drawer.drawer} ${drawer.left}`}
      onFocus={opened.remember}
      onClick={closeOnBackdrop}
    >
      <div className={drawer.head}>
        <h2>{t('header.menu')}</h2>
        <CloseButton />
      </div>
      <div className={drawer.body}>
        {entries}
        {opened.value ? <MenuCategories items={readMenuBar()} /> : <FirstLevel parts={parts} />}
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

/** Whether the menu has been opened. Closes it when the path changes (spec 4). */
function useOpened(ref: RefObject<HTMLDialogElement | null>) {
  const { pathname, search } = useLocation()
  const [value, setValue] = useState(false)
  useEffect(() => setValue(ref.current?.open ?? false), [ref])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes only when the dependency changes.
  useEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [ref, pathname, search])
  return { value, remember: () => setValue(true) }
}

function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>): void {
  if (event.target === event.currentTarget) event.currentTarget.close()
}

function CloseButton() {
  const t = useTranslator()
  return (
    <button
      type="button"
      className={drawer.close}
      command="close"
      commandfor={MENU_ID}
      aria-label={t('header.closeMenu')}
      onClick={event => hasInvokerCommands() || event.currentTarget.closest('dialog')?.close()}
    >
      <Icon name="x" size={22} />
    </button>
  )
}
