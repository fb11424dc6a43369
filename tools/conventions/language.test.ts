import { describe, expect, it } from 'vitest'
import { commentsOf } from './comments.ts'
import { filesOf, read } from './sources.ts'

// Estonian and French have words of these letters; the content of the demo is about people.
const elsewhere =
  /\/messages\/(?:et|fr)\.json$|^packages\/demo\/|guard-texts\.ts$|^tools\/conventions\/language\.test\.ts$/

interface Line {
  readonly place: string
  readonly text: string
}
const linesOf = (path: string): Line[] =>
  read(path)
    .split('\n')
    .map((text, index) => ({ place: `${path}:${index + 1}`, text }))

const found = (lines: readonly Line[], words: RegExp): string[] =>
  lines.filter(({ text }) => words.test(text.replaceAll(/`[^`]*`/g, ''))).map(({ place, text }) => `${place} ${text}`)

it('users are “the user” and “they”, never “he”, in code, documents and tests', () => {
  const lines = filesOf('**/*.{ts,tsx,mjs,md,css}', '**/messages/en.json')
    .filter((path) => !elsewhere.test(path))
    .flatMap(linesOf)
  expect(found(lines, /\b(?:he|him|his|himself)\b/iu)).toEqual([])
})

/** The field's noun is clearer: the caller, the user, a process, a member of the company. */
const forbidden = [
  'whoever',
  'whomever',
  'those who',
  'somebody',
  'anybody',
  'everybody',
  'anew',
  'thereby',
  'null of',
  '(?:of|for|to|by|from) who',
]

describe('comments, documents, names of tests and English texts', () => {
  const code = filesOf('**/*.{ts,tsx,mjs,css}').filter((path) => !elsewhere.test(path))
  const written = filesOf('**/*.md', '**/messages/**/en.json').filter((path) => !elsewhere.test(path))
  const namesOfTests = code.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path)).flatMap(linesOf)
  const lines = [
    ...code.flatMap(commentsOf),
    ...written.flatMap(linesOf),
    ...namesOfTests.filter(({ text }) => /\b(?:it|test|describe|step)(?:\.each\(.*)?\(\s*['"`]/.test(text)),
  ]

  it.each(forbidden)('do not say "%s"', (word) => {
    expect(found(lines, new RegExp(`\\b${word}\\b`, 'iu'))).toEqual([])
  })

  it('name a thing in each comment, which is read without the one above it', () => {
    expect(found(lines, /^(?:So (?:many|long|much|few)\b|The same(?:,| (?:as|for|of|where|with)\b))/u)).toEqual([])
  })
})
