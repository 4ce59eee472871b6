import { expect, it } from 'vitest'
import { commonPasswords, passwordProblem } from './password.ts'

const EMAIL = 'ana@exemplo.example'

it('a password has 8 to 128 characters of any script', () => {
  for (const password of ['canela e mel', 'çãéíõüàâ', '🌱🌿🍃🌻🌼🌸🌺🌷', '   espaços   ', 'x1'.repeat(64)])
    expect(passwordProblem(password, EMAIL)).toBeNull()
})

it('a password’s length is counted in characters, not bytes', () => {
  expect(passwordProblem('🌱'.repeat(7), EMAIL)).toBe('password-length')
  expect(passwordProblem('1234567', EMAIL)).toBe('password-length')
  expect(passwordProblem('ab'.repeat(65), EMAIL)).toBe('password-length')
})

it('common passwords are refused in any spelling', () => {
  for (const password of [
    '12345678',
    'senha123',
    'SENHA123',
    'Password1',
    'flamengo',
    'ｓｅｎｈａ１２３',
    'aaaaaaaaaa',
    '🌱'.repeat(9)
  ])
    expect(passwordProblem(password, EMAIL)).toBe('password-common')
})

it('the e-mail address is refused as a password', () => {
  expect(passwordProblem(' Ana@exemplo.example'.trim(), ` ${EMAIL} `)).toBe('password-email')
})

it('three thousand passwords are blocked, each long enough to be chosen', () => {
  expect(commonPasswords.size).toBe(3_000)
  for (const password of commonPasswords) {
    expect(password.length).toBeGreaterThanOrEqual(8)
    expect(password).toBe(password.toLowerCase())
  }
})
