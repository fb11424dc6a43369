import { isGuid } from '@sild/contract/guid'
import { splitLocale } from '@sild/paths'
import { invalidField } from '@sild/service-kit/errors'
import type { UnitCookie } from '../remotes/unit-cookie.ts'
import type { Delivering } from './delivery.ts'

const unitValue = /^[cp]\.[\w-]{22}$/

/** A value of the `unit` cookie, or a company by its guid. @throws invalid */
export function unitNamed(text: string, { unitCookie }: { unitCookie: UnitCookie }): string {
  if (isGuid(text)) return unitCookie.ofCompany(text)
  if (unitValue.test(text)) return text
  throw invalidField('unit', { code: 'invalid' })
}

/** The page that an address is of, and the releases that it shows when it is a preview link. @throws a refusal of the preview */
export function visitOfUrl(
  url: string | undefined,
  { config, delivery }: Pick<Delivering, 'config' | 'delivery'>,
): { path: string | null; overrides: Readonly<Record<string, string>> | null } {
  if (url === undefined) return { path: null, overrides: null }
  if (!URL.canParse(url, config.publicUrl)) throw invalidField('url', { code: 'invalid' })
  const { pathname, searchParams } = new URL(url, config.publicUrl)
  const token = pathname === '/__mfe/preview' ? searchParams.get('t') : null
  if (token === null) return { path: splitLocale(pathname).path, overrides: null }
  const { path, releases } = delivery.grants.preview(token)
  return { path: splitLocale(path.split(/[?#]/, 1)[0] ?? '/').path, overrides: releases }
}
