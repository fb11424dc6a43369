import { createHmac, randomBytes } from 'node:crypto'
import { stringifySetCookie } from 'cookie'

/** What a canary sticks to: `c.` and a signature of the company's guid, so that colleagues see the same portal, or `p.` and chance for a browser. */
export interface UnitCookie {
  read(cookies: string | undefined): string | null
  ofCompany(companyGuid: string): string
  ofBrowser(): string
  /** The header that keeps it. */
  keep(unit: string): string
  forget(): string
}

const YEAR_SECONDS = 365 * 24 * 3600
const LENGTH = 22

export function createUnitCookie({ isSecure, key }: { isSecure: boolean; key: Buffer }): UnitCookie {
  const name = isSecure ? '__Host-unit' : 'unit'
  const pattern = new RegExp(`(?:^|; ?)${name}=([cp]\\.[\\w-]{${LENGTH}})(?:;|$)`)
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const
  return {
    read: (cookies) => (cookies === undefined ? null : (pattern.exec(cookies)?.[1] ?? null)),
    ofCompany: (companyGuid) =>
      `c.${createHmac('sha256', key).update(companyGuid).digest('base64url').slice(0, LENGTH)}`,
    ofBrowser: () => `p.${randomBytes(17).toString('base64url').slice(0, LENGTH)}`,
    keep: (value) => stringifySetCookie({ name, value, ...options, maxAge: YEAR_SECONDS }),
    forget: () => stringifySetCookie({ name, value: '', ...options, maxAge: 0 }),
  }
}
