import { serve } from '../deps.ts'
import { countryList } from '../replies/lists-json.ts'

export const listCountries = serve('listCountries', ({ deps, locale }) => countryList(deps.database, locale))
