import { expect, it } from 'vitest'
import { releaseAtFault } from './release-at-fault.ts'

const thrownIn = (...lines: string[]): Error =>
  Object.assign(new Error('x'), { stack: ['Error: x', ...lines].join('\n') })
const search = 'https://sild.test/a/mf-search/0123456789abcdef/mf-search.search.js:1:2'
const shell = 'https://sild.test/a/shell/fedcba9876543210/shell.js:1:2'

it('is the one that threw, not the one that called it', () => {
  expect(releaseAtFault(thrownIn(`at render (${search})`, `at work (${shell})`), '')).toEqual({
    remote: 'mf-search',
    release: '0123456789abcdef',
  })
})

it('is found by the file where an error has no stack', () => {
  expect(releaseAtFault('thrown text', shell)).toEqual({ remote: 'shell', release: 'fedcba9876543210' })
})

it.each([
  ['an extension', thrownIn('at x (chrome-extension://abc/content.js:1:1)')],
  ['nothing at all', undefined],
  ['another path', thrownIn('at x (https://sild.test/a/other/0123456789abcdef/x.js:1:1)')],
])('is null for %s', (_what, error) => {
  expect(releaseAtFault(error, '')).toBeNull()
})
