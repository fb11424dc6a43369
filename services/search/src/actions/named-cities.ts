import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { asSystem, type Calls } from '@sild/service-kit'

/** So many cities a country has at most. */
const MOST_CITIES = 200

/** The names of the cities among these places, which the content service knows; nothing is asked where there are none. */
export async function namedCities(calls: Calls, locations: PublicationSnapshot['locations']): Promise<string[]> {
  const cityIds = new Set(locations.map(({ cityId }) => cityId).filter((cityId) => cityId !== null))
  if (cityIds.size === 0) return []
  const countryCodes = new Set(locations.filter(({ cityId }) => cityId !== null).map(({ countryCode }) => countryCode))
  const actor = asSystem('the search finds publications by their cities')
  const lists = await Promise.all(
    [...countryCodes].map((countryCode) =>
      calls.call('listCities', { body: { countryCode, limit: MOST_CITIES } }, { actor }),
    ),
  )
  return lists.flatMap(({ list }) => list.filter(({ id }) => cityIds.has(id)).map(({ title }) => title))
}
