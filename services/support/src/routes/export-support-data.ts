import { readPersonalData } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { personalData } from '../personal-data.ts'

export const exportSupportDataRoute = serve('exportSupportData', ({ body, deps }) =>
  readPersonalData(deps.database, personalData, body),
)
