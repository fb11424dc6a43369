import type { Locale } from '@sild/contract/enums'
import { defaultLocale, locales } from '@sild/contract/enums'
import { constants } from '@sild/contract/limits'
import { localizedPath, splitLocale } from '@sild/paths'
import { stringifySetCookie } from 'cookie'
import type { IncomingHttpHeaders } from 'node:http'

export interface LocaleChoice {
  locale: Locale
  /** Where to go instead: the home page in the language this browser has chosen before. */
  redirect: Locale | null
  /** The language to remember, when the reader has just chosen it. */
  remember: Locale | null
}

const cookiePattern = /(?:^|; )locale=([a-z]{2})(?:;|$)/
const rememberedLocale = ({ cookie }: IncomingHttpHeaders): Locale | null => {
  const [, value] = cookiePattern.exec(cookie ?? '') ?? []
  return locales.find((locale) => locale === value) ?? null
}

/** For pages with no language in their address. */
export const knownLocale = (headers: IncomingHttpHeaders): Locale => rememberedLocale(headers) ?? defaultLocale

/**
 * The address decides the language. Only the bare home page, opened from outside the portal, leads on to the language of the
 * cookie, so a crawler, which has none, is never led anywhere.
 */
export function chooseLocale(pathname: string, headers: IncomingHttpHeaders): LocaleChoice {
  const { locale } = splitLocale(pathname)
  const remembered = rememberedLocale(headers)
  const isFromPortal = headers['sec-fetch-site'] === 'same-origin'
  const redirect = pathname === '/' && remembered && remembered !== defaultLocale && !isFromPortal ? remembered : null
  const isChosen = isFromPortal
    ? remembered !== null || locale !== defaultLocale
    : locale !== defaultLocale && remembered === null
  return { locale, redirect, remember: !redirect && isChosen && remembered !== locale ? locale : null }
}

const LOCALE_COOKIE = 'locale'
/** The header that keeps the language. */
export const localeCookie = (locale: Locale, isSecure: boolean): string =>
  stringifySetCookie({
    name: LOCALE_COOKIE,
    value: locale,
    path: '/',
    maxAge: constants.localeCookieSeconds,
    secure: isSecure,
    sameSite: 'lax',
  })

/** `/et/` and `/et` are one page; the shorter address is the right one. */
export function canonicalAddress(url: string): string | null {
  const at = url.indexOf('?')
  const pathname = at === -1 ? url : url.slice(0, at)
  if (pathname.length < 2 || !pathname.endsWith('/')) return null
  const trimmed = `/${pathname.replace(/^\/+|\/+$/g, '')}`
  return (trimmed === '/' ? localizedPath('/', defaultLocale) : trimmed) + (at === -1 ? '' : url.slice(at))
}
