import { expect, test } from 'vitest'
import type { Deployment } from './deployments.ts'
import { backMessage, findBefore, findLive, releaseMessage, STAGES, sharesAt } from './plan.ts'

function deployment(shares: Record<string, number>, message = ''): Deployment {
  return { message, versions: Object.entries(shares).map(([id, percentage]) => ({ id, percentage })) }
}

/** Newest first: a release from version `before` as far as `stages`. */
function released(version: string, before: string, stages = [0, ...STAGES]): Deployment[] {
  return stages
    .map(stage => {
      const shares = stage === 100 ? { [version]: 100 } : { [version]: stage, [before]: 100 - stage }
      return deployment(shares, releaseMessage(version, stage))
    })
    .reverse()
}

const FIRST = deployment({ a: 100 })

test('shares always add up to all requests', () => {
  expect([0, ...STAGES].map(stage => sharesAt(stage, 'new', 'old'))).toEqual([
    ['new@0', 'old@100'],
    ['new@5', 'old@95'],
    ['new@50', 'old@50'],
    ['new@100']
  ])
})

test('the live version is one, or none before the first deployment', () => {
  expect(findLive('seiva', [])).toBeNull()
  expect(findLive('seiva', [...released('b', 'a'), FIRST])).toBe('b')
})

test.each([[0], [5], [50]])('a release left at %i %% stops the next one and names both versions', stage => {
  const half = released('b', 'a', [0, stage])
  expect(() => findLive('seiva', half)).toThrow(`(b at ${stage} %, a at ${100 - stage} %)`)
  expect(() => findLive('seiva', half)).toThrow('npm run deploy -- --back')
})

test('`--back` restores the version before the last release, also during one', () => {
  expect(findBefore('seiva', [...released('b', 'a'), FIRST])).toBe('a')
  expect(findBefore('seiva', [...released('b', 'a', [0, 5]), FIRST])).toBe('a')
  const third = [...released('c', 'b'), ...released('b', 'a'), FIRST]
  expect(findBefore('seiva', third)).toBe('b')
})

test('`--back` keeps a secret changed before the release, and ignores one after it', () => {
  const secretBefore = [...released('c', 'b2'), deployment({ b2: 100 }), ...released('b', 'a')]
  expect(findBefore('seiva', secretBefore)).toBe('b2')
  const secretAfter = [deployment({ c2: 100 }), ...released('c', 'b'), ...released('b', 'a')]
  expect(findBefore('seiva', secretAfter)).toBe('b')
})

test('`--back` after a withdrawn release restores the version that stayed', () => {
  const failed = [deployment({ a: 100 }, backMessage('a')), ...released('b', 'a', [0, 5]), FIRST]
  expect(findBefore('seiva', [...released('c', 'a'), ...failed])).toBe('a')
  expect(() => findBefore('seiva', failed)).toThrow('seiva was taken back already (back to a)')
})

test('`--back` after deployments by wrangler restores the version before', () => {
  expect(findBefore('seiva', [deployment({ b: 100 }), deployment({ b: 50, a: 50 }), FIRST])).toBe('a')
})

test('`--back` guesses nothing where deployments do not tell', () => {
  expect(() => findBefore('seiva', [])).toThrow('seiva has no deployment')
  expect(() => findBefore('seiva', [FIRST])).toThrow('npx wrangler rollback VERSION_ID --name seiva')
  expect(() => findBefore('seiva', released('b', 'a'))).toThrow('do not tell')
  expect(() => findBefore('seiva', [...released('b', 'a'), deployment({ a: 50, z: 50 })])).toThrow('do not tell')
})
