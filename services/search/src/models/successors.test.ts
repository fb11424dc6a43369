import { expect, it } from 'vitest'
import { succeeded } from './successors.ts'

const successors = {
  categoryIds: new Map([['7', '8']]),
  tags: new Map([
    ['reactjs', 'React.js'],
    ['react.js', 'React'],
  ]),
}

it('replaces merged categories and tags by their last successors, in any case, once', () => {
  expect(succeeded({ categoryIds: [7, 1, 8], tags: [' ReactJS', 'React', 'Vue'] }, successors)).toEqual({
    categoryIds: [8, 1],
    tags: ['React', 'Vue'],
  })
})

it('returns its input when nothing was merged', () => {
  const filters = { categoryIds: [8], tags: ['react'] }
  expect(succeeded(filters, successors)).toBe(filters)
})

it('ends at a circle of two', () => {
  const each = {
    ...successors,
    tags: new Map([
      ['vue', 'Vue.js'],
      ['vue.js', 'Vue'],
    ]),
  }
  expect(succeeded({ categoryIds: [], tags: ['Vue'] }, each).tags).toEqual(['Vue'])
})
