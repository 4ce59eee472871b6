import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { sample, seedOfRun } from '../support/sample'

const EVERY_RULE = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that the tags leave out: of WCAG 2.5.3, which axe calls experimental, of level AAA, and of HTML alone. */
const MORE_RULES = [
  'label-content-name-mismatch',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'duplicate-id'
]

interface Extent {
  /** CSS selector; the whole page without. */
  within?: string
  /** These rules alone, by their ids. */
  rules?: string[]
  without?: string[]
}

/** Every rule on the light page. In the dark only the colours differ, whose check takes longest: a day has one of the schemes. */
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

/** Links take a moment to change their colour. */
async function show(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 5_000)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

/** What axe finds wrong, each with its first places. Only that is written down: a list of all that is right takes longer than the check. */
async function violations(page: Page, { within, rules, without = [] }: Extent = {}) {
  // From the top: a target that a bar of the page happens to lie over is taken for a small one.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Of many alike, as cards are, the first ones are enough.
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
