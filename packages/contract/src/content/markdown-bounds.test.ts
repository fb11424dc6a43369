import { expect, it } from 'vitest'
import { markdownBounds, markdownDepth, markdownMarks } from './markdown-bounds.ts'

it.each([
  ['plain words', 'One\n\nTwo', 0],
  ['a quote', '> One', 1],
  ['quotes in one another', '> > > One', 3],
  ['quotes without spaces', '>>>>One', 4],
  ['lists in one another', '- * + 1. 2) One', 5],
  ['a list by its indentation', '- One\n  - Two\n    - Three', 3],
  ['a list by tabs', '- One\n\t- Two', 3],
  ['a line across', '* * * * *', 5],
  ['words that only look like lists', '-One\n1.5 percent\n**bold**', 0],
])('counts the depth of %s', (_what, markdown, depth) => {
  expect(markdownDepth(markdown)).toBe(depth)
})

it('counts the marks of the paragraph that has most', () => {
  expect(markdownMarks('*a* **b**\n \n_c_\n~~d~~')).toBe(6)
})

it('reads the longest text of any shape at once', () => {
  const startedAt = performance.now()
  for (const part of ['> ', '- ', '* ', '1. ', '1.', ' ', '\t', '> - 1. ', '>', '*', '\n', ' \n']) {
    markdownDepth(part.repeat(60_000 / part.length))
    markdownMarks(part.repeat(60_000 / part.length))
  }
  expect(performance.now() - startedAt).toBeLessThan(2000)
  expect(markdownDepth('> '.repeat(3000))).toBeGreaterThan(markdownBounds.depth)
})
