import type { PublicationsDeps } from '../deps.ts'

/** Tells the open browsers of the publication's owner, after the commit. */
export async function announceResponse(
  { live }: Pick<PublicationsDeps, 'live'>,
  { publicationGuid, ownerCompanyGuid: companyGuid }: { publicationGuid: string; ownerCompanyGuid: string },
): Promise<void> {
  await live.publishNow({ to: { companyGuid }, type: 'activity', payload: {} })
  await live.publishNow({ to: { companyGuid }, type: 'publication-changed', payload: { publicationGuid } })
}
