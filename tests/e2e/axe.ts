import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { sample, seedOfRun } from '../support/sample.ts'

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules outside the tags: experimental ones of WCAG 2.5.3, level AAA, and HTML itself. */
const MORE_RULES = [
  'label-content-name-mismatch',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'duplicate-id'
]

interface Extent {
  /** CSS selector; the default is the whole page. */
  within?: string
  /** Only these rules, by id. */
  rules?: string[]
  without?: string[]
}

/**
 * Runs every rule on the light page. The dark page only differs in colours, whose check takes longest, so each day checks
 * one of the two.
 */
export async function expectAccessible(page: Page, within?: string) {
  const schemes = sample(['light', 'dark'], 1, `${seedOfRun()} ${test.info().title} ${test.info().project.name}`)
  await show(page, 'light')
  const without = schemes.includes('light') ? [] : COLOURS
  expect(await violations(page, { within, without })).toEqual([])
  if (!schemes.includes('dark')) return
  await show(page, 'dark')
  expect(await violations(page, { within, rules: COLOURS })).toEqual([])
}

const COLOURS = ['color-contrast']

/** Waits for the colour transitions of links. */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** Lists the violations with their first elements. Leaves out axe's list of passes, which takes longer than the check. */
async function violations(page: Page, { within, rules, without = [] }: Extent = {}) {
  // Scrolls to the top: axe counts a target that is partly covered by a fixed bar as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // For repeated elements such as cards, the first ones are enough.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('main li:nth-child(n + 5)')
    .options({
      runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: EVERY_RULE },
      rules: { ...switched(rules ? [] : MORE_RULES, true), ...switched(without, false) },
      resultTypes: ['violations']
    })
  const { violations: found } = await (within ? axe.include(within) : axe).analyze()
  return found.map(({ id, nodes }) => ({
    id,
    places: nodes.slice(0, 5).map(node => `${node.target.join(' ')}: ${node.failureSummary?.split('\n')[1] ?? ''}`)
  }))
}

function switched(rules: readonly string[], enabled: boolean) {
  return Object.fromEntries(rules.map(rule => [rule, { enabled }]))
}
