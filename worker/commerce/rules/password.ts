import type { TextKey } from '../texts.ts'
import list from './common-passwords.txt?raw'

export const PASSWORD_LENGTH = { min: 8, max: 128 } as const

// The 3,000 most common of eight or more characters, in lower case: those of Brazil, then the most frequent of
// zxcvbn 4.4.2 (Dan Wheeler and Dropbox, MIT licence), without vulgar ones.
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))

/** Checks length and common passwords only. Null for an acceptable password. */
export function passwordProblem(password: string, email: string): TextKey | null {
  const length = [...password].length
  if (length < PASSWORD_LENGTH.min || length > PASSWORD_LENGTH.max) return 'password-length'
  const plain = password.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(plain) || /^(.)\1*$/u.test(plain)) return 'password-common'
  return plain === email.trim().toLowerCase() ? 'password-email' : null
}
