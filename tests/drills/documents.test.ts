import { expect, test } from 'vitest'
import { isDocumented, toLocal } from './documents.ts'

const LOCAL = { origin: 'http://localhost:9', persistTo: '/tmp/state' }

test('a documented sentence is found across line breaks, and an invented one is not', () => {
  expect(isDocumented('No page of a release is shown after its rollback.')).toBe(true)
  expect(isDocumented('The cached answers of the API stay.')).toBe(true)
  expect(isDocumented('Nothing ever fails.')).toBe(false)
})

test('commands for a deployed store act on the local one', () => {
  expect(toLocal('npm run cache -- purge --all --remote', LOCAL)).toBe('npm run cache -- purge --all')
  expect(toLocal('curl https://loja.example/_health', LOCAL)).toBe('curl http://localhost:9/_health')
  expect(toLocal('npx wrangler d1 execute DB --remote --command "X"', LOCAL)).toBe(
    `npx wrangler d1 execute DB --local --persist-to '/tmp/state' --command "X"`
  )
})
