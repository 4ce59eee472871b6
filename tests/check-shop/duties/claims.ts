import type { Duty } from '../duty.ts'
import { findForbidden } from '../find-forbidden.ts'

export const claims: Duty = {
  id: 'claims',
  duty: 'No department, menu, badge, name or text promises what a supplement may not promise',
  source: 'RDC 243/2018, art. 17; IN 28/2018',
  sourceDate: '2018-07-26',
  severity: 'breach',
  ofPage: page => {
    if (!['home', 'listing', 'product'].includes(page.kind)) return []
    // Menus and footer are the same on every page: home tells of them.
    const words = page.kind === 'home' ? page.words : page.kind === 'product' ? page.ownWords : page.mainWords
    return findForbidden(words).map(({ promise, quote, severity, source, sourceDate }) => ({
      problem: `It ${promise}: “${quote}”`,
      severity,
      source: { source, sourceDate }
    }))
  }
}
