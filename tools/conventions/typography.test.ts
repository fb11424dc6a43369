import { describe, expect, it } from 'vitest'
import { filesOf, read, readJson } from './sources.ts'

/** Every text of a file of messages, however deep it stands. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [String(value)]
const findings = (locale: string, pattern: RegExp): string[] =>
  filesOf(`**/messages/${locale}.json`, `**/messages/*/${locale}.json`).flatMap((path) =>
    textsIn(readJson(path))
      .filter((text) => pattern.test(text))
      .map((text) => `${path}: ${text}`),
  )

describe('texts follow the typography of their language', () => {
  it('signs of French keep to their words: U+202F before ; ! ? and U+00A0 before : % € » and after «', () => {
    expect(findings('fr', /[^\S\u202f][;!?]|[^\S\u00a0][:%€»]|«[^\u00a0]|[\p{L}\d)}][;!?]|\p{L}:(?!\/)/u)).toEqual([])
  })

  it.each([
    ['en', '“a”', /[„«»]|"|\u2018/],
    ['et', '„a“', /[”«»]|"|\u2018/],
    ['fr', '« a »', /[„“”]|"/],
  ])('quotes of %s look like %s', (locale, _example, foreign) => {
    expect(findings(locale, foreign)).toEqual([])
  })
})

it('colours of mails are those of the design system, which a mail cannot import', () => {
  const known = new Set(read('packages/ui/src/tokens/color.css').match(/#[\da-f]{6}/g))
  const written = read('packages/letter/src/styles.ts').match(/#[\da-f]{6}/g) ?? []
  expect(written.length).toBeGreaterThan(10)
  expect(written.filter((colour) => !known.has(colour))).toEqual([])
})
