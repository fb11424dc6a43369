import { describe, expect, it } from 'vitest'
import { databaseError, uniqueViolation } from './database-errors.ts'

const fromPostgres = (code: string, own: object = {}): Error => Object.assign(new Error('refused'), { code, ...own })
/** As Objection throws it: an error of its own around the one of the driver. */
const ofModel = (nativeError: Error): Error => Object.assign(new Error('refused'), { nativeError })

describe('databaseError', () => {
  it.each(['57014', '40001', '08006', 'ECONNREFUSED'])(
    'reports %s as temporary, also in an error of a model',
    (code) => {
      const native = fromPostgres(code)
      for (const error of [native, ofModel(native)]) expect(databaseError(error)).toMatchObject({ code: 'unavailable' })
    },
  )
  it('leaves permanent errors alone', () => {
    const error = fromPostgres('42P01')
    expect(databaseError(error)).toBe(error)
  })
})

describe('uniqueViolation', () => {
  const native = fromPostgres('23505', { constraint: 'companies_name_once' })

  it('knows the constraint in the errors of both libraries', () => {
    for (const error of [native, ofModel(native)]) {
      expect(uniqueViolation(error, 'companies_name_once')).toBe(true)
      expect(uniqueViolation(error, 'companies_slug_once')).toBe(false)
      expect(uniqueViolation(error)).toBe(true)
    }
  })
  it.each([undefined, null, 'text', new Error('other')])('finds none in %s', (error) => {
    expect(uniqueViolation(error)).toBe(false)
  })
})
