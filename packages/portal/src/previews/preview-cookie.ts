import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PreviewGrant } from '@sild/registry'
import { stringifySetCookie } from 'cookie'
import type { Grants } from '../delivery/grants.ts'

/** The preview that a browser is in. */
export interface PreviewCookie {
  /** Whether a request is in a preview at all: costs every document no more than this. */
  isIn(cookies: string | undefined): cookies is string
  /** @throws preview-invalid, -expired, -elsewhere, -revoked, or unavailable */
  read(cookies: string): PreviewGrant
  /** The header that keeps it for as long as the grant is good. */
  keep(token: string, expiresAt: Date): string
  forget(): string
}

interface PreviewCookieOptions {
  isSecure: boolean
  /** Signs grants, and seals those that were let in. */
  key: Buffer
  grants: Grants
}

/** The seal says that this server let the browser in: a link alone, put into a cookie by hand, opens nothing. */
export function createPreviewCookie({ grants, isSecure, key }: PreviewCookieOptions): PreviewCookie {
  const name = isSecure ? '__Host-mfe-ov' : 'mfe-ov'
  const pattern = new RegExp(`(?:^|; ?)${name}=([^;]*)`)
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const
  const sealOf = (token: string): string => createHmac('sha256', key).update(`entered ${token}`).digest('base64url')

  return {
    isIn: (cookies): cookies is string =>
      cookies !== undefined && cookies.includes(`${name}=`) && pattern.test(cookies),
    read(cookies) {
      const [, value = ''] = pattern.exec(cookies) ?? []
      const at = value.lastIndexOf('.')
      const token = value.slice(0, Math.max(0, at))
      const [seal, expected] = [Buffer.from(value.slice(at + 1)), Buffer.from(sealOf(token))]
      const isOurs = seal.length === expected.length && timingSafeEqual(seal, expected)
      return grants.preview(isOurs ? token : '')
    },
    keep: (token, expires) => stringifySetCookie({ name, value: `${token}.${sealOf(token)}`, ...options, expires }),
    forget: () => stringifySetCookie({ name, value: '', ...options, maxAge: 0 }),
  }
}
