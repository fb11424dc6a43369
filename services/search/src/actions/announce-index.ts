import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'

type Live = SearchDeps['live']

const everywhere = ['search', 'getMarketOverview'] as const

/** Whatever was found may be found in another order now. */
export const announceIndex = (trx: Transaction, live: Live): void =>
  live.publish(trx, { to: { pages: [...everywhere] }, type: 'activity', payload: {} })

/** Tells the page cache which pages show something else now. */
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
