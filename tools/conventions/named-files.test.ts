import { expect, it } from 'vitest'
import { commentsOf } from './comments.ts'
import { filesOf, read } from './sources.ts'

const named = /[\w@./<>*…-]*[\w>*-]\.(?:tsx?|mjs|css|md)\b/g
/** `<kind>/<slug>.md`, `*.stories.tsx`, `./x.ts`: a name for any of many. */
const standsForMany = /[<*…]|(?:^|\/)(?:x|X|Name|use-x|kebab-case|PascalCase|NNNN)\.|^\./
const all = filesOf('**/*.{ts,tsx,mjs,css,md}').map((path) => `/${path}`)
const exists = (name: string): boolean => {
  const end = `/${name.replace(/^(?:\.\.?\/)+/, '').replace(/^@sild\/([a-z-]+)\//, '$1/src/')}`
  return all.some((path) => path.endsWith(end))
}
const missingIn = (text: string): string[] =>
  [...text.matchAll(named)].flatMap(([name]) =>
    standsForMany.test(name.replace(/^(?:\.\.?\/)+/, '')) || exists(name) ? [] : [name],
  )

it('a comment names only files that exist: rename them there too', () => {
  const dead = filesOf('**/*.{ts,tsx,mjs,css}').flatMap((path) =>
    commentsOf(path).flatMap(({ place, text }) => missingIn(text).map((name) => `${place} ${name}`)),
  )
  expect(dead).toEqual([])
})

// A decision may name files that existed at its time.
it('a document names only files that exist', () => {
  const documents = filesOf('**/*.md').filter((path) => !path.startsWith('docs/decisions/'))
  const dead = documents.flatMap((path) =>
    [...read(path).matchAll(/`([^`\n]+)`/g)].flatMap(([, words = '']) =>
      missingIn(words).map((name) => `${path} ${name}`),
    ),
  )
  expect(dead).toEqual([])
})
