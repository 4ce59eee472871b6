import { expect, test } from 'vitest'
import { createPanelsStore } from './panels.ts'
import { createUserStore } from './user.ts'

test('one panel is open at a time', () => {
  const { state, actions } = createPanelsStore()
  actions.open('menu')
  actions.toggle('cart')
  expect(state.open).toBe('cart')
  actions.close('menu')
  expect(state.open).toBe('cart')
  actions.toggle('cart')
  expect(state.open).toBeNull()
})

test('a user that cannot be read is a visitor', async () => {
  const { state, actions } = createUserStore({
    fetch: async () => ({ ok: false, kind: 'network', status: 0, message: '' })
  })
  await actions.load()
  expect(state.user.signedIn).toBe(false)
})
