import { describe, expect, it } from 'vitest'

import { Failure } from '../failure.mjs'
import { decideDemo, refusePublicDemo } from './public-name.ts'

const here = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://sild.localhost:3000']
const name = 'https://sild.example'

describe('the demo market', () => {
  it.each(here)('is created for %s unless it is refused', (portal) => {
    expect(decideDemo(portal, {}, {})).toBe(true)
    expect(decideDemo(portal, { hasDemo: true }, { STAFF_SECOND_FACTOR: 'offered' })).toBe(true)
    expect(decideDemo(portal, { hasDemo: false }, {})).toBe(false)
  })

  it.each([name, 'https://192.0.2.1', 'http://sild.test', 'https://localhost.example'])(
    'is not created for %s',
    (portal) => {
      expect(decideDemo(portal, {}, {})).toBe(false)
      expect(decideDemo(portal, { hasDemo: false }, { STAFF_SECOND_FACTOR: 'required' })).toBe(false)
    },
  )

  it('is refused under a public name on request', () => {
    expect(() => decideDemo(name, { hasDemo: true }, {})).toThrow(Failure)
    expect(() => decideDemo(name, { hasDemo: true }, {})).toThrow('passwords of the demo accounts are published')
  })

  it('refuses a public name for data with it', () => {
    expect(() => refusePublicDemo(name, 'demo')).toThrow('The data has the demo accounts')
    expect(() => refusePublicDemo(name, 'empty')).not.toThrow()
    expect(() => refusePublicDemo(name, undefined)).not.toThrow()
    expect(() => refusePublicDemo('http://localhost:3000', 'demo')).not.toThrow()
  })
})

it('refuses staff without a second factor under a public name', () => {
  expect(() => decideDemo(name, {}, { STAFF_SECOND_FACTOR: 'offered' })).toThrow(
    'STAFF_SECOND_FACTOR=offered is refused',
  )
})
