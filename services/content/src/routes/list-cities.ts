import { serve } from '../deps.ts'
import { cityList } from '../replies/lists-json.ts'

export const listCitiesRoute = serve('listCities', ({ body, deps, locale }) => cityList(deps.database, body, locale))
