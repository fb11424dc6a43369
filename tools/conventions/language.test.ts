import { expect, it } from 'vitest'
import { filesOf, read } from './sources.ts'

// Estonian and French have words of these letters; the content of the demo is about people.
const elsewhere =
  /\/messages\/(?:et|fr)\.json$|^packages\/demo\/|guard-texts\.ts$|^tools\/conventions\/language\.test\.ts$/
const aMan = /\b(?:he|him|his|himself)\b/iu

it('nobody is taken for a man: users are "the user" and "they", in code, documents and tests', () => {
  const found = filesOf('**/*.{ts,tsx,mjs,md,css}', '**/messages/en.json')
    .filter((path) => !elsewhere.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (aMan.test(line.replaceAll(/`[^`]*`/g, '')) ? [`${path}:${index + 1} ${line}`] : [])),
    )
  expect(found).toEqual([])
})
