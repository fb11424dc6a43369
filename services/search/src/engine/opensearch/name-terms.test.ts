import { expect, it } from 'vitest'
import { nameTerms } from './name-terms.ts'

it('has each lexeme, each further time up to the fourth, and each two that follow one another', () => {
  expect(nameTerms({ 'e:web': [1, 3, 4, 8, 9], 'e:shop': [2], 't:shop': [2] }).toSorted()).toEqual(
    ['e:shop', 't:shop', 'e:web', 'e:web#2', 'e:web#3', 'e:web#4']
      .concat('e:web e:shop', 'e:web t:shop', 'e:shop e:web', 't:shop e:web', 'e:web e:web')
      .toSorted(),
  )
})
