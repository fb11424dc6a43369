import type { CompanyBrief } from '@sild/contract/companies/schemas'
import { erasedText } from '@sild/contract/erasure'
import { AppError, asSystem, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Author } from '../models/author.ts'

type Deps = Pick<PublicationsDeps, 'calls' | 'database' | 'files' | 'live'>

/**
 * Ensures that the author row of the company exists. Calls other services, so it runs before the transaction.
 * @throws company-required, also for a company that was erased: a session knows it until its next refresh
 */
export async function ensureAuthor(deps: Deps, companyGuid: string): Promise<void> {
  const author = (await findAuthor(deps, companyGuid)) ?? (await insertAuthor(deps, companyGuid))
  if (!author || author.name === erasedText) throw new AppError('company-required')
}

/** Takes over a company as it is now, if it has published or responded. */
export async function refreshAuthor(deps: Deps, companyGuid: string): Promise<void> {
  if (await findAuthor(deps, companyGuid)) await copyCompany(deps, companyGuid, 'the company has changed')
}

const findAuthor = async ({ database }: Deps, companyGuid: string): Promise<Pick<Author, 'name'> | undefined> =>
  Author.query(database.knex).findById(companyGuid).select('name')

/** Reads the company twice: a change between the first read and the insert found no row to refresh. */
async function insertAuthor(deps: Deps, companyGuid: string): Promise<CompanyBrief | undefined> {
  const why = 'a company publishes or responds for the first time'
  return (await copyCompany(deps, companyGuid, why)) && copyCompany(deps, companyGuid, why)
}

async function copyCompany(deps: Deps, companyGuid: string, why: string): Promise<CompanyBrief | undefined> {
  const { calls, database } = deps
  // Numbered before it begins, so that what an earlier look has seen is not written over a later one's.
  const [next] = await database.execute<{ look: number }>(sql`select nextval('looks') as look`)
  const body = { companyGuids: [companyGuid] }
  const { companies } = await calls.call('getCompanyBriefs', { body }, { actor: asSystem(why) })
  const brief = companies.find(({ guid }) => guid === companyGuid)
  if (brief) await saveAuthor(deps, brief, next!.look)
  return brief
}

async function saveAuthor(
  { database, files, live }: Omit<Deps, 'calls'>,
  brief: CompanyBrief,
  look: number,
): Promise<void> {
  await database.transaction(async (trx) => {
    const before = await Author.query(trx).findById(brief.guid).where('look', '<', look).select('isPaused').forUpdate()
    await Author.query(trx)
      .insert({
        companyGuid: brief.guid,
        slug: brief.slug,
        name: brief.name,
        logoKey: files.keyOf(brief.logoUrl),
        isVerified: brief.isVerified,
        rating: brief.rating,
        reviewsCount: brief.reviewsCount,
        countryCode: brief.location.countryCode,
        joinedAt: new Date(brief.joinedAt),
        isPaused: brief.isPaused,
        look,
      })
      .onConflict('companyGuid')
      .merge()
      .where('authors.look', '<', look)
    // Its publications are now shown or hidden.
    if (before && before.isPaused !== brief.isPaused)
      live.publish(trx, { to: { pages: [`company:${brief.guid}`] }, type: 'pages-outdated', payload: {} })
  })
}
