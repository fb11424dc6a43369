import { serve } from '../deps.ts'
import { siteSettings } from '../replies/site-settings.ts'

export const getSiteSettingsRoute = serve('getSiteSettings', ({ deps }) => siteSettings(deps.database.knex))
