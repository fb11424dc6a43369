import { serve } from '../deps.ts'
import { providerCities } from '../replies/provider-cities-json.ts'

export const listProviderCities = serve('listProviderCities', ({ deps }) => providerCities(deps.database))
