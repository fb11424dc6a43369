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

describe('comments, documents and English texts', () => {
  const code = filesOf('**/*.{ts,tsx,mjs,css}').filter((path) => !elsewhere.test(path))
  const written = filesOf('**/*.md', '**/messages/**/en.json').filter((path) => !elsewhere.test(path))
  const lines = [...code.flatMap(commentsOf), ...written.flatMap(linesOf)]

  it.each([
    ['"whoever", "those who" or "the person who" after of, for, to, by, from', /\b(?:of|for|to|by|from) who\b/iu],
    ['"null for"', /\bnull of\b/iu],
    ['"how many" or "the most" where a number is told', /^So (?:many|long|much|few)\b/u],
    ['"again", or what happens: "starts over", "is redrawn"', /\banew\b/iu],
    [
      'what is meant by "the same": a comment is read without the one above it',
      /^The same(?:,| (?:as|for|of|where|with)\b)/u,
    ],
  ])('say %s', (_instead, words) => {
    expect(found(lines, words)).toEqual([])
  })
})
