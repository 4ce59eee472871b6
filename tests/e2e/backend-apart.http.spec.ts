import { globSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { expect, test } from '@playwright/test'

/** The sources that a build's source maps name, from the project's root. */
function modulesOf(build: string): string[] {
  return globSync(`build/${build}/**/*.js.map`).flatMap(map => {
    const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, 'utf8'))
    return sources.map(source => normalize(join(map, '..', source)))
  })
}

const isBackend = (path: string) => path.startsWith('worker/commerce/')

function bindingsOf(build: string): string[] {
  const config = JSON.parse(readFileSync(join('build', build, 'wrangler.json'), 'utf8'))
  const kinds = ['kv_namespaces', 'd1_databases', 'r2_buckets', 'services', 'images']
  return kinds.flatMap(kind => [config[kind]].flat().map(entry => entry?.binding)).filter(Boolean)
}

test('the store’s Worker holds no module of the backend, whose Worker holds them', () => {
  expect(modulesOf('server').filter(path => path.startsWith('worker/edge/')).length).toBeGreaterThan(50)
  expect(modulesOf('server').filter(isBackend)).toEqual([])
  expect(modulesOf('commerce').filter(isBackend).length).toBeGreaterThan(100)
})

test('the database, the bucket and the sessions are bound to the backend alone', () => {
  expect(bindingsOf('server').sort()).toEqual(['CACHE', 'COMMERCE', 'IMAGES'])
  expect(bindingsOf('commerce').sort()).toEqual(['DB', 'IMAGES', 'MEDIA', 'SESSIONS'])
})
