import { asSystem, type Calls, invalidField } from '@sild/service-kit'
import type { Place } from '../rules/new-location.ts'

export interface Location extends Place {
  cityTitle: string | null
}

const MAX_CITIES = 200

/** The place with the city's name, which the content service knows. @throws invalid when the city is not in the country */
export async function findLocation(calls: Calls, countryCode: string, cityId: number | null): Promise<Location> {
  if (cityId === null) return { countryCode, cityId: null, cityTitle: null }
  const body = { countryCode, limit: MAX_CITIES }
  const { list } = await calls.call(
    'listCities',
    { body },
    { actor: asSystem('the name of the city is kept with the company') },
  )
  const city = list.find(({ id }) => id === cityId)
  if (!city) throw invalidField('cityId', { code: 'invalid' })
  return { countryCode, cityId, cityTitle: city.title }
}
