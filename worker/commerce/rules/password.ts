import { commonPasswords } from './common-passwords.ts'

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

export type PasswordProblem = 'password-length' | 'password-common' | 'password-email'

/** Checks length and common passwords only. Null for an acceptable password. */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return 'password-length'
  const plain = password.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(plain) || /^(.)\1*$/u.test(plain)) return 'password-common'
  return plain === email.trim().toLowerCase() ? 'password-email' : null
}
