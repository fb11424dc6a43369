import { updateSettings } from '../actions/update-settings.ts'
import { serve } from '../deps.ts'
import { siteSettings } from '../replies/site-settings.ts'

export const updateSiteSettingsRoute = serve('updateSiteSettings', ({ body, deps, transaction }) =>
  transaction(async (trx) => {
    await updateSettings(trx, deps, body)
    return siteSettings(trx)
  }),
)
