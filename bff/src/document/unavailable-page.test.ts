import { locales } from '@sild/contract/enums'
import { expect, it } from 'vitest'
import { unavailablePage } from './unavailable-page.ts'

it.each(locales)('leads in %s from the page without a release to the same address again', (locale) => {
  const { segments, status } = unavailablePage(locale)
  expect(status).toBe(503)
  expect(Buffer.concat(segments).toString()).toMatch(/<a href="">\p{L}[^<]+<\/a><\/main>/u)
})
