import type { Transaction } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'

/** Outdates the cached pages that show the company. */
export const announceChange = (trx: Transaction, { live }: Pick<CompaniesDeps, 'live'>, companyGuid: string): void =>
  live.publish(trx, { to: { pages: [`company:${companyGuid}`] }, type: 'pages-outdated', payload: {} })
