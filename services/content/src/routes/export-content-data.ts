import { readPersonalData } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { personalData } from '../personal-data.ts'

export const exportContentDataRoute = serve('exportContentData', ({ body, deps }) =>
  readPersonalData(deps.database, personalData, body),
)
