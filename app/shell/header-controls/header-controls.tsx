import { useLanguageForms } from '../language-switch/language-forms'
import type { ShellView } from '../shell-view'
import { SearchPanelPlace } from './search-panel-place'
import { useAccountMenu } from './use-account-menu'
import { useMenuBar } from './use-menu-bar'
import { useScriptedButtons } from './use-scripted-buttons'
import { useSearchTerm } from './use-search-term'
import { useShopperLinks } from './use-shopper-links'
import { useShopperMarks } from './use-shopper-marks'

/** Adds behaviour to the static markup of the header and the mobile menu: see header-content.tsx. */
export function HeaderControls({ site, parts }: ShellView) {
  const { menu, toggle } = useAccountMenu(site)
  useShopperLinks(toggle)
  useShopperMarks(parts)
  useScriptedButtons(parts)
  useSearchTerm()
  useLanguageForms()
  useMenuBar(parts)
  return (
    <>
      {menu}
      <SearchPanelPlace parts={parts} />
    </>
  )
}
