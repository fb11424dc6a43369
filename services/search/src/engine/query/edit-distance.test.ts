import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['react', 'react', 0],
  ['raect', 'react', 1],
  ['reat', 'react', 1],
  ['reeact', 'react', 1],
  ['reakt', 'react', 1],
  ['raamatupidmsie', 'raamatupidamise', 2],
  ['', 'abc', 3],
  ['logo', 'java', 4],
])('counts what makes %s %s', (one, other, distance) => {
  expect([editDistance(one, other), editDistance(other, one)]).toEqual([distance, distance])
  expect(editDistance(one, other, distance)).toBe(distance)
  expect(editDistance(one, other, distance - 1)).toBe(Infinity)
})
