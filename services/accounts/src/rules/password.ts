import { limits, type StaffRole } from '@sild/contract'
import { invalidField } from '@sild/service-kit'
import commonPasswords from './common-passwords.json' with { type: 'json' }

const common: ReadonlySet<string> = new Set(commonPasswords)

/** Letters that look the same are the same: keyboards differ in how they send an accented one. */
export const normalizedPassword = (password: string): string => password.normalize('NFKC')

/** The staff may do more, so their passwords are longer. @throws invalid */
export function refuseWrongLength(password: string, roles: readonly StaffRole[]): void {
  const { min, max } = roles.length > 0 ? limits.staffPassword : limits.password
  const length = [...password].length
  if (length < min) throw invalidField('password', { code: 'length-min', values: { val: min } })
  if (length > max) throw invalidField('password', { code: 'length-max', values: { val: max } })
}

/** Rejects the first guesses of an attacker: the most common passwords, and the address itself. @throws invalid */
export function refuseGuessable(password: string, email: string): void {
  const guess = normalizedPassword(password).toLowerCase()
  const address = email.toLowerCase()
  const [mailbox] = address.split('@')
  if (common.has(guess) || guess === address || guess === mailbox) {
    throw invalidField('password', { code: 'password-common' })
  }
}
