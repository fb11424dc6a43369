import { limits } from '@sild/contract'
import { describe, expect, it } from 'vitest'
import commonPasswords from './common-passwords.json' with { type: 'json' }
import { refuseGuessable } from './password.ts'

const tooCommon = expect.objectContaining({ code: 'invalid', fields: { password: { code: 'password-common' } } })

describe('refuseGuessable', () => {
  it.each(['password', 'Password1', 'QWERTY123', 'parool123', 'motdepasse', 'kadri.kask', 'Kadri.Kask@sild.test'])(
    'refuses %s',
    (password) => {
      expect(() => refuseGuessable(password, 'kadri.kask@sild.test')).toThrow(tooCommon)
    },
  )
  it.each(['sild-demo-2026', 'püha-kuusk-7', 'kadri.kask!'])('lets %s pass', (password) => {
    expect(() => refuseGuessable(password, 'kadri.kask@sild.test')).not.toThrow()
  })
})

describe('common-passwords.json', () => {
  it('holds lower-case passwords of an allowed length, each once', () => {
    const { min, max } = limits.password
    expect(
      commonPasswords.filter((each) => each.length < min || each.length > max || each !== each.toLowerCase()),
    ).toEqual([])
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
  })
})
