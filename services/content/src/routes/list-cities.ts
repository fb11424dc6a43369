import { serve } from '../deps.ts'
import { cityList } from '../replies/lists-json.ts'

export const listCities = serve('listCities', ({ body, deps, locale }) => cityList(deps.database, body, locale))
