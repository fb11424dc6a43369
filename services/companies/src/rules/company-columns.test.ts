import { describe, expect, it } from 'vitest'
import { companyColumns } from './company-columns.ts'

const uploadsUrl = 'https://uploads.sild.test'
const columns = (body: object) => companyColumns(body, uploadsUrl)

describe('companyColumns', () => {
  it.each([
    ['none', null],
    ['None', null],
    [' 12345678 ', '12345678'],
    [undefined, undefined],
  ])('keeps the registration number %j as %j', (registrationNumber, kept) => {
    expect(columns({ registrationNumber }).registrationNumber).toBe(kept)
  })
  it('takes a logo that was uploaded here', () => {
    const logoUrl = `${uploadsUrl}/ab/logo.webp`
    expect(columns({ logoUrl }).logoUrl).toBe(logoUrl)
  })
  it.each([
    'https://elsewhere.test/logo.webp',
    '//elsewhere.test',
    'javascript:alert(1)',
    '/ab/logo.webp',
    `${uploadsUrl}.evil.test/x`,
  ])('refuses the logo %s', (logoUrl) => {
    expect(() => columns({ logoUrl })).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { logoUrl: { code: 'invalid' } } }),
    )
  })
  it('never takes over what the body has no say in', () => {
    const given = { name: 'Sild', verification: 'verified', slug: 'x', version: 9 }
    for (const kept of ['verification', 'slug', 'version']) expect(columns(given)).not.toHaveProperty(kept)
  })
})
