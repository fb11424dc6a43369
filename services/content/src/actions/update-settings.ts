import type { ParsedInput } from '@sild/contract'
import { AppError, type Transaction } from '@sild/service-kit'
import type { ContentDeps } from '../deps.ts'

/** @throws settings-changed-meanwhile */
export async function updateSettings(
  trx: Transaction,
  { live }: Pick<ContentDeps, 'live'>,
  { socialLinks, version, ...contacts }: ParsedInput<'updateSiteSettings'>['body'],
): Promise<void> {
  const changed = await trx('siteSettings')
    .where({ version })
    .update({ ...contacts, socialLinks: JSON.stringify(socialLinks), version: version + 1 })
  if (changed === 0) throw new AppError('settings-changed-meanwhile')
  live.publish(trx, { to: { pages: ['getSiteSettings'] }, type: 'pages-outdated', payload: {} })
}
