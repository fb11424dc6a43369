import { describe, expect, it } from 'vitest'
import { createUnitCookie } from './unit-cookie.ts'

const options = { isSecure: true, key: Buffer.alloc(32, 'k') }
const cookie = createUnitCookie(options)
const company = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

describe('the unit cookie', () => {
  it('is the same for colleagues and does not reveal the company', () => {
    const unit = cookie.ofCompany(company)
    expect(unit).toBe(createUnitCookie(options).ofCompany(company))
    expect(unit).toMatch(/^c\.[\w-]{22}$/)
    expect(unit).not.toBe(cookie.ofCompany(company.replace('7', '8')))
  })
  it('is random for a browser', () => {
    expect(cookie.ofBrowser()).toMatch(/^p\.[\w-]{22}$/)
    expect(cookie.ofBrowser()).not.toBe(cookie.ofBrowser())
  })
  it('is read back from its cookie only', () => {
    const unit = cookie.ofBrowser()
    const [cached = ''] = cookie.keep(unit).split(';')
    expect(cached).toBe(`__Host-unit=${unit}`)
    expect(cookie.read(`locale=et; ${cached}; remember=1`)).toBe(unit)
    for (const other of [undefined, '', 'unit=p.short', `x${cached}`, `__Host-unit=q.${'a'.repeat(22)}`, `${cached}x`])
      expect(cookie.read(other)).toBeNull()
  })
  it('has no prefix and no Secure on plain http only', () => {
    expect(cookie.keep('p.x')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(createUnitCookie({ ...options, isSecure: false }).keep('p.x')).not.toMatch(/Secure|__Host/)
  })
})
