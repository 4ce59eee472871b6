import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../models/settings'
import { settingsInTime } from './settings'

const settings = { ...DEFAULT_SETTINGS, name: 'Outra Loja' }

test('settings that are there are the page’s', async () => {
  const goOnWithout = vi.fn()
  expect(await settingsInTime(Promise.resolve(settings), { goOnWithout })).toBe(settings)
  expect(goOnWithout).not.toHaveBeenCalled()
})

test('a page that has the defaults because the settings were late says so', async () => {
  const goOnWithout = vi.fn()
  expect(await settingsInTime(new Promise(() => {}), { goOnWithout })).toBe(DEFAULT_SETTINGS)
  expect(goOnWithout).toHaveBeenCalledOnce()
})
