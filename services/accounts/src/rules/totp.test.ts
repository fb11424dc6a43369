import { generateSync } from 'otplib'
import { describe, expect, it } from 'vitest'
import { authenticatorUri, base32, matchedStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
const atStep = (step: number): Date => new Date(step * 30_000)
const codeOfStep = (step: number): string => generateSync({ secret, epoch: step * 30 })

describe('a code', () => {
  // RFC 4226, appendix D.
  it('has six digits, as in the standard', () => {
    const codes = ['287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489']
    expect(codes.map((code, index) => matchedStep(secret, { code, at: atStep(index + 1), lastStep: index }))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
  })

  it('is valid in its half minute and the ones beside it, and no longer', () => {
    const code = codeOfStep(100)
    const steps = [98, 99, 100, 101, 102].map((step) => matchedStep(secret, { code, at: atStep(step), lastStep: -1 }))
    expect(steps).toEqual([null, 100, 100, 100, null])
  })

  it('is valid once', () => {
    const code = codeOfStep(100)
    expect(matchedStep(secret, { code, at: atStep(100), lastStep: 100 })).toBeNull()
    expect(matchedStep(secret, { code, at: atStep(100), lastStep: 99 })).toBe(100)
  })

  it('is refused when the clock was set back behind the last one', () => {
    expect(matchedStep(secret, { code: codeOfStep(100), at: atStep(100), lastStep: 5000 })).toBeNull()
  })

  it.each(['', '75522', '7552244', 'abcdef', '٠٠٠٠٠٠'])('is not %j', (code) => {
    expect(matchedStep(secret, { code, at: atStep(100), lastStep: -1 })).toBeNull()
  })
})

it('is entered without padding', () => {
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(base32(Buffer.from('foob'))).toBe('MZXW6YQ')
})

it('is set up by an address that names its account', () => {
  expect(authenticatorUri(secret, 'mari+1@sild.test')).toBe(
    'otpauth://totp/Sild:mari%2B1%40sild.test?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Sild',
  )
})
