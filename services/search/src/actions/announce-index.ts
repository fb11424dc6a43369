import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { SearchDeps } from '../deps.ts'

const everywhere = ['search', 'getMarketOverview'] as const

/** Tells the page cache, after the commit, which pages show something else now. */
export const announcePublication = (
  { live }: Pick<SearchDeps, 'live'>,
  { author, guid }: PublicationSnapshot,
): Promise<void> =>
  live.publishNow({
    to: { pages: [...everywhere, `publication:${guid}`, `company:${author.guid}`] },
    type: 'publication-changed',
    payload: { publicationGuid: guid },
  })

export const announceCompanies = async (
  { live }: Pick<SearchDeps, 'live'>,
  companyGuids: readonly string[],
): Promise<void> => {
  if (companyGuids.length === 0) return
  await live.publishNow({
    to: { pages: [...everywhere, ...companyGuids.map((guid) => `company:${guid}` as const)] },
    type: 'activity',
    payload: {},
  })
}
