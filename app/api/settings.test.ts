import { expect, test, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '../models/store/default-settings'
import { settingsInTime } from './settings'

const settings = { ...DEFAULT_SETTINGS, name: 'Outra Loja' }

test('settings that are there are the page’s', async () => {
  const markIncomplete = vi.fn()
  expect(await settingsInTime(Promise.resolve(settings), { markIncomplete })).toBe(settings)
  expect(markIncomplete).not.toHaveBeenCalled()
})

test('a page that has the defaults because the settings were late says so', async () => {
  const markIncomplete = vi.fn()
  expect(await settingsInTime(new Promise(() => {}), { markIncomplete })).toBe(DEFAULT_SETTINGS)
  expect(markIncomplete).toHaveBeenCalledOnce()
})
