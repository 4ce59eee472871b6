import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classNames } from './class-names'

test('a class has one name wherever the project lies, and in development', () => {
  const name = classNames('/shop')('card', '/shop/app/sections/card.module.css')
  expect(name).toMatch(/^card_[a-z0-9]{3}$/)
  expect(classNames('/elsewhere')('card', '/elsewhere/app/sections/card.module.css?direct')).toBe(name)
})

test('no two files of the store have a class of the same name', () => {
  const nameOf = classNames('.')
  const files = globSync('app/**/*.module.css')
  const names = files.flatMap(file =>
    [...new Set(readFileSync(file, 'utf8').match(/\.[a-zA-Z][\w-]*/g))].map(name => nameOf(name.slice(1), file))
  )
  expect(new Set(names).size).toBe(names.length)
})

test('two files that would share a class fail the build', () => {
  const nameOf = classNames('/shop')
  const files = Array.from({ length: 2_000 }, (_, index) => `/shop/app/${index}.module.css`)
  expect(() => files.map(file => nameOf('card', file))).toThrow(/have the same class card_/)
})
