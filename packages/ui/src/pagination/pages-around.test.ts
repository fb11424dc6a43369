import { expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

it.each([
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [6, 9, '1 … 5 6 7 8 9'],
  [9, 9, '1 … 8 9'],
])('from page %i of %i shows %s', (page, pageCount, shown) => {
  const text = pagesAround(page, pageCount).map((entry) => entry ?? '…')
  expect(text.join(' ')).toBe(shown)
})

it('never leaves out a single page', () => {
  const counts = Array.from({ length: 12 }, (_, index) => index + 1)
  const lists = counts.flatMap((pageCount) => counts.slice(0, pageCount).map((page) => pagesAround(page, pageCount)))
  const gaps = lists.flatMap((shown) =>
    shown.flatMap((entry, index) => (entry === null ? [Number(shown[index + 1]) - Number(shown[index - 1]) - 1] : [])),
  )
  expect(Math.min(...gaps)).toBeGreaterThan(1)
})
