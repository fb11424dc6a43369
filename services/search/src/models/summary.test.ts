import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

it('keeps a short text on one line', () => expect(summaryOf(' One\n\n- two ')).toBe('One - two'))
it('cuts a long one between words', () => {
  const summary = summaryOf('raamatupidaja '.repeat(30))
  expect(summary).toMatch(/^(raamatupidaja )+raamatupidaja…$/)
  expect([...summary].length).toBeLessThanOrEqual(184)
})
it('cuts inside a word only if it is the only one, and never inside a character', () => {
  expect(summaryOf('😀'.repeat(300))).toBe(`${'😀'.repeat(183)}…`)
})
