import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

test('a class has the same name in any folder of the project', () => {
  const name = classNames('/shop')('card', '/shop/app/sections/card.module.css')
  expect(name).toMatch(/^[a-z]\d[a-z\d]{2}$/)
  expect(classNames('/elsewhere')('card', '/elsewhere/app/sections/card.module.css?direct')).toBe(name)
})

test('a class name is readable in development', () => {
  expect(classNames('/shop', { readable: true })('card', '/shop/app/card.module.css')).toMatch(
    /^card_[a-z]\d[a-z\d]{2}$/
  )
})

test('no two classes of the store have the same name, and each keeps its own', () => {
  const nameOf = classNames('.')
  const files = globSync('app/**/*.module.css')
  const read = () =>
    files.flatMap(file =>
      [...new Set(readFileSync(file, 'utf8').match(/\.[a-zA-Z][\w-]*/g))].map(name => nameOf(name.slice(1), file))
    )
  const names = read()
  expect(new Set(names).size).toBe(names.length)
  expect(read()).toEqual(names)
})

test('a file may have more classes than one letter can number', () => {
  const nameOf = classNames('/shop')
  const names = Array.from({ length: 100 }, (_, index) => nameOf(`c${index}`, '/shop/app/card.module.css'))
  expect(new Set(names).size).toBe(100)
})
