import { readPersonalData } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { personalData } from '../personal-data.ts'

export const exportModerationDataRoute = serve('exportModerationData', ({ body, deps }) =>
  readPersonalData(deps.database, personalData, body),
)
