import { readPersonalData } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { personalData } from '../personal-data.ts'

export const exportChatDataRoute = serve('exportChatData', ({ body, deps }) =>
  readPersonalData(deps.database, personalData, body),
)
