import { listCities } from '@sild/contract/content/operations'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import { Select, type SelectProps } from '@sild/ui'

type CitySelectProps = Omit<SelectProps, 'options'> & { countryCode: string }

/** Cities of the chosen country. Without them the rest of the form still works. */
export function CitySelect({ countryCode, ...field }: CitySelectProps) {
  const cities = useQuery({
    ...apiQuery(useApi(), listCities, { body: { countryCode, limit: 200 } }),
    enabled: countryCode !== '',
  })
  return (
    <Select
      {...field}
      options={(cities.data?.list ?? []).map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  )
}
