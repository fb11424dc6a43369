import { serve } from '../deps.ts'

export const listProviderCitiesRoute = serve('listProviderCities', ({ deps }) => deps.engine.providerCities())
