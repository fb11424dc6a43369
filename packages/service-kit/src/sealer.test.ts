import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSealer } from './sealer.ts'

const content = Buffer.from('JBSWY3DPEHPK3PXP')
const sealer = createSealer(randomBytes(32))

it('decrypts its own values, each time from other bytes', () => {
  const [one, other] = [sealer.seal(content), sealer.seal(content)]
  expect(one.equals(other)).toBe(false)
  expect(one.includes(content)).toBe(false)
  expect([sealer.open(one), sealer.open(other)]).toEqual([content, content])
})

it('refuses a changed value, and one of another key', () => {
  const sealed = sealer.seal(content)
  for (const at of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed)
    changed[at] = changed[at]! ^ 1
    expect(() => sealer.open(changed)).toThrow('authenticate')
  }
  expect(() => createSealer(randomBytes(32)).open(sealed)).toThrow('authenticate')
})
