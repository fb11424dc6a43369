import { locales } from '@sild/contract/enums'
import { expect, it } from 'vitest'
import { unavailablePage } from './unavailable-page.ts'

it.each(locales)('links in %s from the page without a release to the same address', async (locale) => {
  const { answer, status } = unavailablePage(locale)
  expect(status).toBe(503)
  expect((await answer('identity')).bytes.toString()).toMatch(/<a href="">\p{L}[^<]+<\/a><\/main>/u)
})
