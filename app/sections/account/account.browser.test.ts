import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from './account.browser.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  for (const key of ['cep', 'productHistory', 'language']) kept.set(key, key === 'cep' ? '01310-100' : '0')
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key)
  })
  vi.stubGlobal('StorageEvent', class extends Event {})
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(() => vi.unstubAllGlobals())

function answering(body: object, status = 200) {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))
}

test('signing out deletes the CEP and the history', async () => {
  answering({ sucesso: true })
  expect(await endSession()).toBe(true)
  expect([...kept.keys()]).toEqual(['language'])
})

test('a failed sign-out deletes nothing', async () => {
  answering({ error: 'x' }, 500)
  expect(await endSession()).toBe(false)
  expect(kept.size).toBe(3)
})
