import { listCities } from '@sild/contract/content/operations'
import { useApi } from '@sild/shell-api'
import { apiQuery, queryClient, useQuery } from '@sild/shell-api/query'

const citiesIn = (countryCode: string) => ({ body: { countryCode, limit: 200 } })

/** Cities of a country; none until they arrive, and the rest of the page works without them. */
export const useCities = (countryCode: string) =>
  useQuery(apiQuery(useApi(), listCities, citiesIn(countryCode))).data?.list ?? []

/** Titles of the given cities, by id. */
export function useCityTitles(
  locations: readonly { countryCode: string; cityId: string | number | null }[],
): ReadonlyMap<number, string> {
  const api = useApi()
  const countryCodes = [
    ...new Set(locations.flatMap(({ cityId, countryCode }) => (cityId ? [countryCode] : []))),
  ].toSorted()
  const titles = useQuery({
    queryKey: [listCities.path, countryCodes],
    queryFn: async () => {
      const lists = await Promise.all(
        countryCodes.map((code) => queryClient.ensureQueryData(apiQuery(api, listCities, citiesIn(code)))),
      )
      return new Map(lists.flatMap(({ list }) => list.map(({ id, title }) => [id, title])))
    },
    enabled: countryCodes.length > 0,
  })
  return titles.data ?? none
}

const none: ReadonlyMap<number, string> = new Map()

export const placeText = (country: string, city: string | undefined): string => (city ? `${city}, ${country}` : country)
