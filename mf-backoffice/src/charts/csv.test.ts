import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

it('writes numbers as they are, quotes what would break a row and leaves out what is not known', () => {
  expect(
    csvOf([
      ['Day', 'Median, "minutes"'],
      ['2026-11-24', 12.5],
      ['2026-11-23', null],
    ]),
  ).toBe('\uFEFFDay,"Median, ""minutes"""\r\n2026-11-24,12.5\r\n2026-11-23,\r\n')
})
