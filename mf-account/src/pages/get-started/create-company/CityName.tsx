import { useCities } from './use-cities.ts'

export function CityName({ countryCode, cityId }: { countryCode: string; cityId: string }) {
  return useCities(countryCode).find(({ id }) => String(id) === cityId)?.title
}
