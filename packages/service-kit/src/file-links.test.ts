import { fileTimes } from '@sild/contract/files/limits'
import { expect, it } from 'vitest'
import { createFileLinks } from './file-links.ts'

let now = new Date('2026-11-22T10:01:00Z')
const baseUrl = 'https://uploads.sild.test'
const links = createFileLinks({ baseUrl, secret: Buffer.alloc(32, 7), clock: { now: () => now } })
const logo = 'ab/abcdef01-0000-4000-8000-000000000000.webp'
const plan = `chat/${logo.replace('webp', 'pdf')}`
const queryOf = (url: string) => Object.fromEntries(new URL(url).searchParams)

it('leads from a key to its address and back', () => {
  expect(links.urlOf(logo)).toBe(`${baseUrl}/${logo}`)
  expect([logo, plan].map((key) => links.keyOf(links.urlOf(key)))).toEqual([logo, plan])
})

it.each([
  `http://uploads.sild.test/${logo}`,
  `https://evil.test/${logo}`,
  `${baseUrl}.evil.test/${logo}`,
  `${baseUrl}/../a.png`,
  `${baseUrl}/../${logo}`,
  `${baseUrl}/${logo}/..`,
  `${baseUrl}/${logo}#x`,
  `${baseUrl}/unfinished/${logo}`,
  `${baseUrl}//${logo}`,
  `${baseUrl}/`,
  logo,
  '',
])('finds no address of a file in %s', (url) => expect(links.keyOf(url)).toBeNull())

it('signs the address of a private file, for that file and for minutes', () => {
  const query = queryOf(links.urlOf(plan))
  expect([links.isGood(logo, {}), links.isGood(plan, {}), links.isGood(plan, query)]).toEqual([true, false, true])
  expect(links.isGood(plan.replace('pdf', 'txt'), query)).toBe(false)
  expect(links.isGood(plan, { ...query, until: String(Number(query['until']) + 1) })).toBe(false)
  expect(links.isGood(plan, { ...query, until: 'NaN' })).toBe(false)
  now = new Date(now.getTime() + fileTimes.linkMs)
  expect(links.isGood(plan, query)).toBe(true)
  now = new Date(now.getTime() + fileTimes.linkMs)
  expect(links.isGood(plan, query)).toBe(false)
})

it('gives the same address for some minutes', () => {
  now = new Date('2026-11-22T10:01:00Z')
  const first = links.urlOf(plan)
  now = new Date('2026-11-22T10:04:59Z')
  expect(links.urlOf(plan)).toBe(first)
  now = new Date('2026-11-22T10:05:00Z')
  expect(links.urlOf(plan)).not.toBe(first)
})
