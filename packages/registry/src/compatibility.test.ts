import { expect, it } from 'vitest'
import { satisfies } from './compatibility.ts'

it.each([
  ['19.3.1', '^19.2.0', true],
  ['19.2.0', '^19.2.0', true],
  ['19.1.9', '^19.2.0', false],
  ['20.0.0', '^19.2.0', false],
  ['0.1.4', '^0.1.2', true],
  ['0.2.0', '^0.1.2', false],
  ['0.1.1', '^0.1.2', false],
  ['8.5.1-rc.1', '^8.5.0', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected)
})
