import { useId } from 'react'
import { useLanguageForms } from '../language-switch/language-forms'
import type { ShellView } from '../shell-view'
import { AccountMenuPlace } from './account-menu-place'
import { SearchPanelPlace } from './search-panel-place'
import { useAccountMenu } from './use-account-menu'
import { useMenuBar } from './use-menu-bar'
import { useScriptedButtons } from './use-scripted-buttons'
import { useSearchTerm } from './use-search-term'
import { useShopperLinks } from './use-shopper-links'
import { useShopperMarks } from './use-shopper-marks'

/** Adds behaviour to the static markup of the header and the mobile menu: see header-content.tsx. */
export function HeaderControls({ site, parts }: Pick<ShellView, 'site' | 'parts'>) {
  const menuId = useId()
  const menu = useAccountMenu(menuId)
  useShopperLinks(menu.toggle)
  useShopperMarks(parts)
  useScriptedButtons(parts)
  useSearchTerm()
  useLanguageForms()
  useMenuBar(parts)
  return (
    <>
      {menu.link && <AccountMenuPlace id={menuId} link={menu.link} open={menu.open} site={site} onClose={menu.close} />}
      <SearchPanelPlace parts={parts} />
    </>
  )
}
