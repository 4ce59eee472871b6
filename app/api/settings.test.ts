import { expect, test, vi } from 'vitest'
import { REQUEST } from '../../tests/support/request-scope.ts'
import { DEFAULT_SETTINGS } from '../models/store/default-settings.ts'
import type { Transport } from './client.ts'
import { settingsInTime } from './settings.ts'

const settings = { sistema: { geral: { site: { nome: 'Outra Loja' } } } }

function scopeOf(transport: Transport, markIncomplete: () => void) {
  return { ...REQUEST, transport, personalTransport: transport, markIncomplete }
}

test('a page uses the settings of the API', async () => {
  const markIncomplete = vi.fn()
  const scope = scopeOf(async () => ({ ok: true, data: settings }), markIncomplete)
  expect(await settingsInTime(scope)).toMatchObject({ name: 'Outra Loja' })
  expect(markIncomplete).not.toHaveBeenCalled()
})

test('a page with default settings, because the API was late, is marked', async () => {
  const markIncomplete = vi.fn()
  expect(await settingsInTime(scopeOf(() => new Promise(() => {}), markIncomplete))).toBe(DEFAULT_SETTINGS)
  expect(markIncomplete).toHaveBeenCalledOnce()
})
