import { listCities } from '@sild/contract/content/operations'
import type { ModerationCase } from '@sild/contract/moderation/schemas'
import { useApi, useLocale } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Stack } from '@sild/ui'

type Locations = ModerationCase['publication']['locations']

export function Places({ locations }: { locations: Locations }) {
  return (
    <Stack as="ul" gap={4}>
      {locations.map((location) => (
        <li key={`${location.countryCode} ${location.cityId}`}>
          <Place {...location} />
        </li>
      ))}
    </Stack>
  )
}

/** The city precedes its country once its title is loaded. */
function Place({ cityId, countryCode }: Locations[number]) {
  const cities = useQuery({
    ...apiQuery(useApi(), listCities, { body: { countryCode, limit: 200 } }),
    enabled: cityId !== null,
  })
  const city = cities.data?.list.find(({ id }) => id === cityId)?.title
  const country = new Intl.DisplayNames(useLocale(), { type: 'region' }).of(countryCode)
  return city ? `${city}, ${country}` : country
}
