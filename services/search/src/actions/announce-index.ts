import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

type Live = SearchDeps['live']

const everywhere = ['search', 'getMarketOverview'] as const

/** Outdates every page with search results: their order may have changed. */
export const announceIndex = (trx: Transaction, live: Live): void =>
  live.publish(trx, { to: { pages: [...everywhere] }, type: 'activity', payload: {} })

/** Invalidates the cached pages that show the publication. */
export const announcePublication = (trx: Transaction, live: Live, { author, guid }: PublicationSnapshot): void =>
  live.publish(trx, {
    to: { pages: [...everywhere, `publication:${guid}`, `company:${author.guid}`] },
    type: 'publication-changed',
    payload: { publicationGuid: guid },
  })

export function announceCompanies(trx: Transaction, live: Live, companyGuids: readonly string[]): void {
  if (companyGuids.length === 0) return
  live.publish(trx, {
    to: { pages: [...everywhere, ...companyGuids.map((guid) => `company:${guid}` as const)] },
    type: 'activity',
    payload: {},
  })
}
