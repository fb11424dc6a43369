import { describe, expect, it } from 'vitest'
import { companyColumns } from './company-columns.ts'

const columns = (body: object) => companyColumns(body, { keyOf: (url) => url })

describe('companyColumns', () => {
  it.each([
    ['none', null],
    ['None', null],
    [' 12345678 ', '12345678'],
    [undefined, undefined],
  ])('keeps the registration number %j as %j', (registrationNumber, kept) => {
    expect(columns({ registrationNumber }).registrationNumber).toBe(kept)
  })
  it('never takes over forbidden properties of the body', () => {
    const given = { name: 'Sild', verification: 'verified', slug: 'x', version: 9 }
    for (const kept of ['verification', 'slug', 'version']) expect(columns(given)).not.toHaveProperty(kept)
  })
})
