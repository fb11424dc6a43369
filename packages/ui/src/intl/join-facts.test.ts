import { expect, it } from 'vitest'
import { joinFacts } from './join-facts.ts'

it('leaves out what is missing, and keeps the dot with the fact before it', () => {
  expect(joinFacts(['Tallinn', null, '', false, undefined, 'IT'])).toBe('Tallinn\u00a0· IT')
})
