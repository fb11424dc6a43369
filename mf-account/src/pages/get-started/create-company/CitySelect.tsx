import { Select, type SelectProps } from '@sild/ui'
import { useCities } from './use-cities.ts'

type CitySelectProps = Omit<SelectProps, 'options'> & { countryCode: string }

/** Cities of the chosen country. Without them the rest of the form still works. */
export function CitySelect({ countryCode, ...field }: CitySelectProps) {
  const cities = useCities(countryCode)
  return <Select {...field} options={cities.map(({ id, title }) => ({ value: String(id), label: title }))} />
}
