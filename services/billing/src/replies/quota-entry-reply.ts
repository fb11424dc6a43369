import type { QuotaTarget } from '@sild/contract/billing/enums'
import type { QuotaEntry as EntryReply } from '@sild/contract/billing/schemas'
import { asSystem } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'
import type { QuotaEntry } from '../models/quota-entry.ts'

type Named = Pick<NonNullable<EntryReply['target']>, 'cardType' | 'name' | 'slug'>
const gone: Named = { name: null, slug: null, cardType: null }

/** Entries with the current names of their objects. Calls other services. */
export async function quotaEntryReplies(
  { calls }: Pick<BillingDeps, 'calls'>,
  entries: readonly QuotaEntry[],
): Promise<EntryReply[]> {
  const guidsOf = (kind: QuotaTarget): string[] => [
    ...new Set(
      entries.flatMap(({ targetGuid, targetKind }) => (targetKind === kind && targetGuid ? [targetGuid] : [])),
    ),
  ]
  const actor = asSystem('a used allowance names its publication')
  const [publicationGuids, companyGuids] = [guidsOf('publication'), guidsOf('company')]
  const [{ publications }, { companies }] = await Promise.all([
    publicationGuids.length > 0
      ? calls.call('getPublicationSnapshots', { body: { publicationGuids, content: 'approved' } }, { actor })
      : { publications: [] },
    companyGuids.length > 0 ? calls.call('getCompanyBriefs', { body: { companyGuids } }, { actor }) : { companies: [] },
  ])
  const names = new Map<string, Named>()
  for (const { cardType, guid, isLive, name, slug } of publications)
    // The name of an object that is no longer public is hidden.
    if (isLive) names.set(guid, { name, slug, cardType })
  for (const { guid, name, slug } of companies) names.set(guid, { name, slug, cardType: null })
  return entries.map(({ at, entryGuid, leftCount, property, returned, targetGuid, targetKind }) => ({
    guid: entryGuid,
    property,
    returned,
    at: at.toISOString(),
    left: leftCount,
    target:
      targetKind && targetGuid ? { kind: targetKind, guid: targetGuid, ...(names.get(targetGuid) ?? gone) } : null,
  }))
}
