import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeEnv } from '../types.ts'
import { indexNowFile } from './index-now.ts'

function store(indexNowKey: string) {
  const edge = new Hono<EdgeEnv>()
  edge.use(indexNowFile({ indexNowKey }))
  return edge.all('*', c => c.text('page', 404))
}

test('the key is served under its own name, and is a 404 without one', async () => {
  const answer = await store('a1b2c3d4').request('/a1b2c3d4.txt')
  expect([answer.status, await answer.text()]).toEqual([200, 'a1b2c3d4'])
  expect((await store('a1b2c3d4').request('/other.txt')).status).toBe(404)
  expect((await store('').request('/.txt')).status).toBe(404)
})
