import { expect, test } from 'vitest'
import { createPanelsStore } from './panels.ts'
import { initialStates } from './shopper-states.ts'
import { createUserStore } from './user.ts'

test('one panel is open at a time', () => {
  const { state, actions } = createPanelsStore()
  actions.open('menu')
  actions.open('cart')
  expect(state.open).toBe('cart')
  actions.close('menu')
  expect(state.open).toBe('cart')
  actions.close('cart')
  expect(state.open).toBeNull()
})

test('a user that cannot be read is a visitor', async () => {
  const { state, actions } = createUserStore({
    state: initialStates().user,
    channel: null,
    onEnter: () => {},
    onLeave: () => {},
    fetch: async () => ({ ok: false, kind: 'network', status: 0, message: '' })
  })
  await actions.load()
  expect(state.user.signedIn).toBe(false)
})
