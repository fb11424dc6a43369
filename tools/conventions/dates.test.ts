import { expect, it } from 'vitest'
import { codeOf, read } from './sources.ts'

/** Each of these has a zone or a clock of its own. */
const ownFormats =
  /\bintl\.format(?:Date|Time|RelativeTime)\b|\.toLocale(?:Date|Time)String\b|\bIntl\.(?:DateTime|RelativeTime)Format\b/

it('dates and times of pages are formatted by @sild/ui, in the time zone of the reader and in 24 hours', () => {
  const pages = codeOf('{shell,mf-*,packages/{dialogs,shell-api}}/src/**/*.{ts,tsx}')
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter((path) => ownFormats.test(read(path)))).toEqual([])
})
