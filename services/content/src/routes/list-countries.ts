import { serve } from '../deps.ts'
import { countryList } from '../replies/lists-json.ts'

export const listCountriesRoute = serve('listCountries', ({ deps, locale }) => countryList(deps.database, locale))
