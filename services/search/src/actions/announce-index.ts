import type { PublicationSnapshot } from '@sild/contract/publications/schemas'
import type { SearchDeps } from '../deps.ts'

/** Tells the page cache, after the commit, which pages show something else now. */
export const announcePublication = (
  { live }: Pick<SearchDeps, 'live'>,
  { author, guid }: PublicationSnapshot,
): Promise<void> =>
  live.publish({
    to: { pages: ['search', 'home', `publication:${guid}`, `company:${author.slug}`] },
    type: 'publication-changed',
    payload: { publicationGuid: guid },
  })

export const announceCompanies = async (
  { live }: Pick<SearchDeps, 'live'>,
  slugs: readonly string[],
): Promise<void> => {
  if (slugs.length === 0) return
  await live.publish({
    to: { pages: ['search', 'home', ...slugs.map((slug) => `company:${slug}`)] },
    type: 'activity',
    payload: {},
  })
}
