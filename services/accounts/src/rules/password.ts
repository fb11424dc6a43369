import { invalidField } from '@sild/service-kit'
import commonPasswords from './common-passwords.json' with { type: 'json' }

const common: ReadonlySet<string> = new Set(commonPasswords)

/** Letters that look the same are the same: keyboards differ in how they send an accented one. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC')

/** Refuses what everybody would guess first: the most common passwords, and the address itself. @throws invalid */
export function refuseGuessable(password: string, email: string): void {
  const guess = normalizedPassword(password).toLowerCase()
  const address = email.toLowerCase()
  const [mailbox] = address.split('@')
  if (common.has(guess) || guess === address || guess === mailbox) {
    throw invalidField('password', { code: 'password-common' })
  }
}
