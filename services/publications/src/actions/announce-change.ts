import type { Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'

/** Notifies the owner's open browsers and invalidates cached pages. */
export function announceChange(
  trx: Transaction,
  { live }: Pick<PublicationsDeps, 'live'>,
  { publicationGuid, companyGuid }: { publicationGuid: string; companyGuid: string },
): void {
  const message = { type: 'publication-changed', payload: { publicationGuid } } as const
  live.publish(trx, { to: { companyGuid }, ...message })
  live.publish(trx, { to: { pages: [`publication:${publicationGuid}`] }, ...message })
}
