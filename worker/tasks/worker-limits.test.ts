import { expect, test } from 'vitest'
import { activeMs, judgeWorker } from './worker-limits.ts'

const MB = 1024 * 1024

test('a Worker within the free plan’s limits exceeds none', () => {
  const { lines, exceeded } = judgeWorker({ compressedBytes: 1.75 * MB, startupMs: 20.7 })
  expect(lines).toEqual([
    'Compressed size 1.75 MB of 3 (free plan) or 10 (paid plan)',
    'Startup 21 ms of CPU here, of 1000'
  ])
  expect(exceeded).toEqual([])
})

test('a Worker between the plans is reported, and exceeds none', () => {
  const { lines, exceeded } = judgeWorker({ compressedBytes: 3.2 * MB, startupMs: 1_000 })
  expect(lines[0]).toMatch(/the free plan refuses it$/)
  expect(exceeded).toEqual([])
})

test('a Worker above every plan, or that starts too slowly, exceeds the limits', () => {
  expect(judgeWorker({ compressedBytes: 10.1 * MB, startupMs: 0 }).exceeded).toEqual([expect.stringMatching(/^Compr/)])
  expect(judgeWorker({ compressedBytes: 0, startupMs: 1_001 }).exceeded).toEqual([expect.stringMatching(/^Startup/)])
})

test('a profile’s time leaves out idle samples', () => {
  const nodes = ['(root)', '(idle)', 'evaluate'].map((functionName, id) => ({ id, callFrame: { functionName } }))
  expect(activeMs({ nodes, samples: [1, 2, 2, 1], timeDeltas: [50_000, 9_000, 1_500, 2_000] })).toBe(10.5)
})
