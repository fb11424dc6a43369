import type { PublicationsDeps } from '../deps.ts'

export interface Changed {
  publicationGuid: string
  companyGuid: string
}

/** Tells the owner's open browsers and the page cache, after the commit. */
export async function announceChange(
  { live }: Pick<PublicationsDeps, 'live'>,
  { publicationGuid, companyGuid }: Changed,
): Promise<void> {
  const message = { type: 'publication-changed', payload: { publicationGuid } } as const
  await Promise.all([
    live.publishNow({ to: { companyGuid }, ...message }),
    live.publishNow({ to: { pages: [`publication:${publicationGuid}`] }, ...message }),
  ])
}
