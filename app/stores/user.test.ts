import { expect, test, vi } from 'vitest'
import type { ApiResult } from '../api/failure.ts'
import { type User, VISITOR } from '../models/shopper/user.ts'
import { initialStates } from './shopper-states.ts'
import { createUserStore } from './user.ts'

const ANA: User = { ...VISITOR, signedIn: true, firstName: 'Ana' }

function open(answers: (ApiResult<User> | Promise<ApiResult<User>>)[] = []) {
  const tabs = [tab(), tab()] as const
  function tab() {
    const listeners: ((event: { data: unknown }) => void)[] = []
    const channel = {
      postMessage(data: unknown): void {
        for (const other of tabs) if (other.channel !== channel) other.hear(data)
      },
      addEventListener: (_: 'message', listener: (event: { data: unknown }) => void) => void listeners.push(listener)
    }
    const [onEnter, onLeave] = [vi.fn(), vi.fn()]
    const fetch = async () => answers.shift() ?? ({ ok: true, data: VISITOR } as const)
    const store = createUserStore({ state: initialStates().user, fetch, channel, onEnter, onLeave })
    function hear(data: unknown): void {
      for (const listener of listeners) listener({ data })
    }
    return { ...store, channel, hear, onEnter, onLeave }
  }
  return tabs
}

test('signing in reaches every tab, and reads the customer’s data', async () => {
  const [tab, other] = open([{ ok: true, data: ANA }])
  tab.actions.enter(ANA)
  await vi.waitFor(() => expect(other.onEnter).toHaveBeenCalledOnce())
  expect([tab, other].map(({ state }) => state.user.firstName)).toEqual(['Ana', 'Ana'])
  expect(tab.onEnter).toHaveBeenCalledOnce()
})

test('signing out reaches every tab, and deletes the customer’s data', () => {
  const [tab, other] = open()
  for (const { actions } of [tab, other]) actions.set(ANA)
  tab.actions.leave()
  expect([tab, other].map(({ state }) => state.user.signedIn)).toEqual([false, false])
  expect([tab, other].map(({ onLeave }) => onLeave.mock.calls.length)).toEqual([1, 1])
})

test('an answer from before signing out brings no user back', async () => {
  const late = Promise.withResolvers<ApiResult<User>>()
  const [tab] = open([late.promise])
  const loading = tab.actions.load()
  tab.actions.leave()
  late.resolve({ ok: true, data: ANA })
  await loading
  expect(tab.state.user.signedIn).toBe(false)
})

test('an ended session leaves a visitor', async () => {
  const [tab, other] = open([{ ok: true, data: VISITOR }])
  tab.actions.enter(ANA)
  await vi.waitFor(() => expect(other.state.loaded).toBe(true))
  expect([other.state.user.signedIn, other.onEnter.mock.calls.length]).toEqual([false, 0])
})

test('the data of checkout/zipcode are stored, and missing fields stay', async () => {
  const [tab] = open()
  tab.actions.set(ANA)
  await tab.actions.take(Promise.resolve({ cep: '01310-100', city: 'São Paulo', state: 'SP' }))
  expect(tab.state.user).toEqual({ ...ANA, cep: '01310-100', city: 'São Paulo', state: 'SP' })
  await tab.actions.take(Promise.resolve(null))
  expect(tab.state.user.cep).toBe('01310-100')
})

test('the later of two requests counts', async () => {
  const early = Promise.withResolvers<ApiResult<User>>()
  const [tab] = open([early.promise])
  const loading = tab.actions.load()
  await tab.actions.take(Promise.resolve({ cep: '01310-100' }))
  early.resolve({ ok: true, data: VISITOR })
  await loading
  expect(tab.state.user.cep).toBe('01310-100')
})

test('a partial user keeps the other fields', async () => {
  const reading = Promise.withResolvers<ApiResult<User>>()
  const [tab] = open([reading.promise])
  const loading = tab.actions.load()
  await tab.actions.take(Promise.resolve({ cep: '01310-100' }))
  expect(tab.state.loaded).toBe(false)
  reading.resolve({ ok: true, data: ANA })
  await loading
  expect(tab.state.user).toEqual({ ...ANA, cep: '01310-100' })
})

test('an answer from before signing out is not stored', async () => {
  const late = Promise.withResolvers<Partial<User> | null>()
  const [tab] = open()
  tab.actions.enter(ANA)
  const taking = tab.actions.take(late.promise)
  tab.actions.leave()
  late.resolve({ signedIn: true, firstName: 'Ana', cep: '01310-100' })
  await taking
  expect(tab.state.user).toEqual(VISITOR)
})

test('the session is checked once for all callers', async () => {
  const answer = Promise.withResolvers<ApiResult<User>>()
  const [tab] = open([answer.promise, { ok: true, data: ANA }])
  const asked = [tab.actions.load(), tab.actions.ask(), tab.actions.ask()]
  answer.resolve({ ok: true, data: VISITOR })
  expect(await Promise.all(asked)).toEqual([undefined, false, false])
  expect(await tab.actions.ask()).toBe(false)
  tab.actions.enter(ANA)
  expect(await tab.actions.ask()).toBe(true)
})

test('a failed call leaves the session unknown', async () => {
  const [tab] = open([{ ok: false, kind: 'network', status: 0, message: '' }])
  expect(await tab.actions.ask()).toBeNull()
})
