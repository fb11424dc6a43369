import { locales } from '@sild/contract/enums'
import { constants, limits } from '@sild/contract/limits'
import { describe, expect, it } from 'vitest'
import { limitOf } from '@sild/contract/permissions'
import { plans } from '../../services/billing/src/plans.ts'
import { lifetimeDays } from '@sild/contract/publications/lifetime'
import { codeOf, read } from './sources.ts'

const days = (seconds: number): string => String(seconds / 86_400)
const numbersIn = (text: string): string[] => text.match(/\d+(?:[.,]\d+)?/g) ?? []

const setting = codeOf('{bff,packages/portal}/src/**/*.ts', '{shell,mf-*,packages/shell-api}/src/**/*.{ts,tsx}')
  .map((path) => ({ path, code: read(path) }))
  .filter(({ code }) => /\.setCookie\(|stringifySetCookie\(|document\.cookie = /.test(code))
const namesIn = (code: string) =>
  [...code.matchAll(/'(__(?:Secure|Host)-[\w-]+)'|_COOKIE = '([\w-]+)'|cookieName = '([\w-]+)'/g)].map(
    ([, prefixed, constant, name]) => prefixed ?? constant ?? name,
  )
const cookies = setting.flatMap(({ code }) => namesIn(code))

it('finds the names of cookies in all code that sets one', () => {
  expect(setting.filter(({ code }) => namesIn(code).length === 0).map(({ path }) => path)).toEqual([])
})

describe.each(locales)('what the portal promises in %s', (locale) => {
  const article = (name: string): string => read(`packages/demo/src/pages/${name}.${locale}.md`)

  it('names every cookie, and no other', () => {
    const named = [...article('policy/cookie-policy').matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)
    expect(new Set(named)).toEqual(new Set(cookies))
    expect(named.length).toBe(cookies.length)
  })

  it('keeps cookies as long as promised', () => {
    const kept = [constants.refreshCookieSeconds, constants.rememberCookieSeconds, constants.localeCookieSeconds]
    expect(numbersIn(article('policy/cookie-policy'))).toEqual(expect.arrayContaining([...kept.map(days), '180']))
  })

  it('keeps publications as long as promised', () => {
    const [, said] = /\*\*(\d+) /.exec(article('help/archive-and-expiry')) ?? []
    expect(Number(said)).toBe(lifetimeDays)
    expect(numbersIn(article('help/offer-a-service-or-an-expert'))).toContain(String(lifetimeDays))
  })

  it('has plans with the promised price and limits', () => {
    const table = article('help/free-and-startup')
      .split('\n')
      .filter((line) => line.startsWith('| '))
    expect(numbersIn(table.join('\n'))).toEqual([
      '0',
      ((plans.startup.priceCents ?? 0) / 100).toFixed(2).replace('.', locale === 'en' ? '.' : ','),
      String(limitOf('free', 'responses')),
      String(limitOf('free', 'contact-views')),
      String(limitOf('startup', 'company-links')),
      String(limits.cases.max),
      String(limits.gallery.max),
    ])
  })
})
