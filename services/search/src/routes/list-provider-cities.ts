import { serve } from '../deps.ts'

export const listProviderCities = serve('listProviderCities', ({ deps }) => deps.engine.providerCities())
