import { expect, it } from 'vitest'
import { paths } from './paths.ts'
import { redactPath } from './redact-path.ts'

it('is the whole address of a search, in its language', () => {
  const search = `/et${paths.search({ query: 'web shop', category: [3, 7], page: 2 })}`
  expect(redactPath(search)).toBe('/et/search?searchType=tasks&query=web+shop&category=3&category=7&page=2')
  expect(redactPath('/')).toBe('/')
})

const opening = Object.entries<(...parts: never[]) => string>(paths).filter(([, path]) =>
  /token|code|email/i.test(path.toString()),
)

it('knows the addresses with tokens', () => {
  expect(opening.map(([name]) => name)).toEqual(expect.arrayContaining(['recovery', 'activation', 'unsubscribe']))
})

it.each(opening)('leaves out the token of %s', (_name, path) => {
  for (const prefix of ['', '/fr'])
    expect(redactPath(prefix + path(...(['s3cret', 's3cret'] as never[])))).not.toContain('s3cret')
})

it('leaves out mail addresses and the previous page', () => {
  expect(redactPath('/sign-in?redirectedFrom=%2Frecovery%2Fs3cret&email=mari%40sild.test')).toBe('/sign-in')
  expect(redactPath('/account/support/message?title=My+words#top')).toBe('/account/support/message')
})
