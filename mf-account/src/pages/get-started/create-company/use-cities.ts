import { listCities } from '@sild/contract/content/operations'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'

/** Cities of a country; none until they arrive. */
export function useCities(countryCode: string) {
  const cities = useQuery({
    ...apiQuery(useApi(), listCities, { body: { countryCode, limit: 200 } }),
    enabled: countryCode !== '',
  })
  return cities.data?.list ?? []
}
