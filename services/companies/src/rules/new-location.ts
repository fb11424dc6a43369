export interface Place {
  countryCode: string
  cityId: number | null
}

/** Where a change takes the company to, or null when it stays. A city does not move to another country. */
export function newLocation(
  current: Place,
  { countryCode, cityId }: { countryCode?: string; cityId?: number | null },
): Place | null {
  const country = countryCode ?? current.countryCode
  const city = cityId === undefined && country === current.countryCode ? current.cityId : (cityId ?? null)
  const stays = country === current.countryCode && city === current.cityId
  return stays ? null : { countryCode: country, cityId: city }
}
