import { expect, it } from 'vitest'
import { thrownAs } from './thrown.ts'

const search = 'mf-search/0123456789abcdef'
const kept = 'at render (mf-search@0123456789abcdef/mf-search.search.js:3:14)'

it.each([
  ['Chromium', `TypeError: x\n    at render (https://sild.test/a/${search}/mf-search.search.js:3:14)`],
  ['Firefox and Safari', `render@https://sild.test/a/${search}/mf-search.search.js:3:14`],
  ['the server', `    at render (sild-release://${search}/mf-search.search.js?shell=fedcba9876543210:3:14)`],
])('keeps the frames of releases, as %s writes them', (_, stack) => {
  expect(
    thrownAs('render', { message: 'x', stack: `${stack}\n    at x (chrome-extension://abc/y.js:1:2)` }).stack,
  ).toBe(kept)
})

it('removes addresses of mail, and keeps one line', () => {
  const { message } = thrownAs('script', {
    message: `${'x'.repeat(40)} mari.maasikas@sild.test ${'y'.repeat(400)}`,
    stack: '',
  })
  expect(message).toHaveLength(300)
  expect(message).not.toContain('mari')
})

it('groups errors by their message, but for numbers, and by their place', () => {
  const one = (message: string, stack = '') => thrownAs('render', { message, stack }).fingerprint
  expect(one('Item 12 is gone')).toBe(one('Item 7 is gone'))
  expect(one('Item 12 is gone')).not.toBe(one('Item 12 is here'))
  expect(one('x')).not.toBe(one('x', `    at https://sild.test/a/${search}/y.js:1:2`))
})
