import { describe, expect, it } from 'vitest'
import { newLocation } from './new-location.ts'

const tallinn = { countryCode: 'EE', cityId: 1 }

describe('newLocation', () => {
  it.each([
    [{}, null],
    [{ countryCode: 'EE' }, null],
    [{ countryCode: 'EE', cityId: 1 }, null],
    [{ cityId: 2 }, { countryCode: 'EE', cityId: 2 }],
    [{ cityId: null }, { countryCode: 'EE', cityId: null }],
    [{ countryCode: 'FR' }, { countryCode: 'FR', cityId: null }],
    [
      { countryCode: 'FR', cityId: 9 },
      { countryCode: 'FR', cityId: 9 },
    ],
  ])('takes %j to %j', (change, place) => expect(newLocation(tallinn, change)).toEqual(place))
})
