import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import { asSystem, type Calls } from '@sild/service-kit'

/** Maximum of cities in a country. */
const MAX_CITIES = 200

export type CityReader = (locations: PublicationSnapshot['locations']) => Promise<string[]>

/**
 * Reads the names of the cities among places from the content service, with one call for each country and no call if
 * there are no cities.
 */
export function cityReader(calls: Calls): CityReader {
  const actor = asSystem('the search finds publications by their cities')
  const ask = (countryCode: string) => calls.call('listCities', { body: { countryCode, limit: MAX_CITIES } }, { actor })
  const cities = new Map<string, ReturnType<typeof ask>>()
  return async (locations) => {
    const inCities = locations.filter(({ cityId }) => cityId !== null)
    const cityIds = new Set(inCities.map(({ cityId }) => cityId))
    const lists = await Promise.all(
      [...new Set(inCities.map(({ countryCode }) => countryCode))].map((countryCode) => {
        const list = cities.get(countryCode) ?? ask(countryCode)
        cities.set(countryCode, list)
        return list
      }),
    )
    return lists.flatMap(({ list }) => list.filter(({ id }) => cityIds.has(id)).map(({ title }) => title))
  }
}
