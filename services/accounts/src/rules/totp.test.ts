import { describe, expect, it } from 'vitest'
import { authenticatorUri, base32, codeOfStep, matchedStep, stepAt } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const at = (seconds: number): Date => new Date(seconds * 1000)

describe('a code', () => {
  // RFC 6238, appendix B, for SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i s is that of the standard', (seconds, code) => {
    expect(codeOfStep(secret, stepAt(at(seconds)), 8)).toBe(code)
  })

  // RFC 4226, appendix D.
  it('has six digits, as in the standard', () => {
    const codes = Array.from({ length: 10 }, (_, step) => codeOfStep(secret, step))
    expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489')
  })

  it('is good in its half minute and the ones beside it, and no longer', () => {
    const code = codeOfStep(secret, 100)
    const steps = [98, 99, 100, 101, 102].map((step) => matchedStep(secret, { code, at: at(step * 30), lastStep: -1 }))
    expect(steps).toEqual([null, 100, 100, 100, null])
  })

  it('is good once', () => {
    const code = codeOfStep(secret, 100)
    expect(matchedStep(secret, { code, at: at(3000), lastStep: 100 })).toBeNull()
    expect(matchedStep(secret, { code, at: at(3000), lastStep: 99 })).toBe(100)
  })

  it.each(['', '75522', '7552244', 'abcdef', '٠٠٠٠٠٠'])('is not %j', (code) => {
    expect(matchedStep(secret, { code, at: at(3000), lastStep: -1 })).toBeNull()
  })
})

// RFC 4648, section 10.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

it('is set up by an address that names whose it is', () => {
  expect(authenticatorUri(secret, 'mari+1@sild.test')).toBe(
    'otpauth://totp/Sild:mari%2B1%40sild.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sild',
  )
})
