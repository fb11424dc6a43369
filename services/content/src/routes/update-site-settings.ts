import { AppError } from '@sild/service-kit'
import { serve } from '../deps.ts'
import { SiteSettings } from '../models/site-settings.ts'
import { siteSettings } from '../replies/site-settings.ts'

export const updateSiteSettingsRoute = serve(
  'updateSiteSettings',
  ({ body: { version, ...settings }, deps, transaction }) =>
    transaction(async (trx) => {
      const changed = await SiteSettings.query(trx)
        .where({ version })
        .patch({ ...settings, version: version + 1 })
      if (changed === 0) throw new AppError('settings-changed-meanwhile')
      deps.live.publish(trx, { to: { pages: ['getSiteSettings'] }, type: 'pages-outdated', payload: {} })
      return siteSettings(trx)
    }),
)
