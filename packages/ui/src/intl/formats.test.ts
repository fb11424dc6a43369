import { expect, it } from 'vitest'
import { formatDate, formatMoney, formatMoneyRange, formatNumber, formatRelativeTime } from './formats.ts'

const moment = '2026-11-21T12:05:00Z'

it.each([
  ['en', 123_450, '€1,234.50'],
  ['et', 123_450, '1234,50\u00a0€'],
  ['fr', 123_450, '1\u202f234,50\u00a0€'],
  ['et', 2_500_000, '25\u00a0000\u00a0€'],
  ['en', 2_500_000, '€25,000'],
])('writes money in %s', (locale, cents, text) => {
  expect(formatMoney(cents, locale)).toBe(text)
})

it('writes a range with one currency sign where the language does', () => {
  expect(formatMoneyRange(500_000, 750_000, 'fr')).toBe('5\u202f000–7\u202f500\u00a0€')
})

it.each([
  [500_000, 500_000, '€5,000'],
  [500_000, null, '€5,000'],
  [null, 500_000, '€5,000'],
  [null, undefined, null],
])('writes a range from %j to %j as one price, or as none', (from, to, text) => {
  expect(formatMoneyRange(from, to, 'en')).toBe(text)
})

it('groups thousands as the language does', () => {
  expect(formatNumber(1_234_567.891, 'et')).toBe('1\u00a0234\u00a0567,891')
  expect(formatNumber(1234, 'et')).toBe('1234')
})

it.each([
  ['en', '21 November 2026', '14:05'],
  ['et', '21. november 2026', '14:05'],
  ['fr', '21 novembre 2026', '14:05'],
])('writes dates in %s and times in 24 hours', (locale, day, time) => {
  expect(formatDate(moment, locale, 'day', 'Europe/Tallinn')).toBe(day)
  expect(formatDate(moment, locale, 'time', 'Europe/Tallinn')).toBe(time)
  expect(formatDate(moment, locale, 'dayAndTime', 'Europe/Tallinn')).toContain(day)
})

it('keeps formatters of one language apart by their options', () => {
  expect(formatDate(moment, 'en', 'time', 'Europe/Paris')).toBe('13:05')
  expect(formatDate(moment, 'en', 'time', 'Europe/Tallinn')).toBe('14:05')
})

it.each([
  ['2026-11-21T12:04:01Z', 'now'],
  ['2026-11-21T12:04:00Z', '1 minute ago'],
  ['2026-11-21T11:05:01Z', '59 minutes ago'],
  ['2026-11-20T12:05:00Z', 'yesterday'],
  ['2026-11-21T12:05:10Z', 'now'],
  ['2026-11-28T12:05:00Z', 'now'],
])('formats %s as %s', (value, text) => {
  expect(formatRelativeTime(value, moment, 'en')).toBe(text)
})
