import { expect, it } from 'vitest'
import { choiceLexeme, choicesOf, priceChoices } from './choices.ts'

it('names the filter of each value, once', () => {
  expect(choicesOf({ workTypes: ['OUTSTAFF'], tags: ['React', 'React'], categoryIds: [] })).toEqual([
    'w=OUTSTAFF',
    'g=React',
  ])
})

it.each([
  ['g=C#', 'g=c%23'],
  [`t=L'Haÿ-les-Roses`, 't=l%27ha%C3%BF-les-roses'],
  [String.raw`g=a\'b | c`, 'g=a%5C%27b%20%7C%20c'],
  ['z=101+', 'z=101+'],
  ['l=28:FLUENT', 'l=28:FLUENT'],
])('%s is searched beside the words as %s, without a sign of a tsquery', (choice, lexeme) => {
  expect(choiceLexeme(choice)).toBe(lexeme)
  expect(choiceLexeme(choice)).not.toMatch(/['\\\s|]/)
})

it.each([
  [[null, null], []],
  [[2000, 2000], ['b=0']],
  [
    [2500, 6000],
    ['b=1', 'b=2'],
  ],
  [[6_000_000, 9_000_000], ['b=11']],
] as const)('prices of %j cents lie in the ranges %j', (prices, choices) => {
  expect(priceChoices(prices)).toEqual(choices)
})
