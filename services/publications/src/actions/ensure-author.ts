import type { CompanyBrief } from '@sild/contract/companies/schemas'
import { erasedText } from '@sild/contract/erasure'
import { AppError, asSystem, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Author } from '../models/author.ts'

type Deps = Pick<PublicationsDeps, 'calls' | 'database' | 'files'>

/**
 * Makes sure that the company can stand beside what it publishes. Calls, so it comes before the transaction.
 * @throws company-required, also for a company that was erased: a session knows it until its next refresh
 */
export async function ensureAuthor(deps: Deps, companyGuid: string): Promise<void> {
  const known = await Author.query(deps.database.knex).findById(companyGuid).select('name')
  if (known?.name === erasedText) throw new AppError('company-required')
  if (known) return
  const seen = await lookAt(deps, companyGuid, 'a company publishes or responds for the first time')
  if (!seen || seen.brief.name === erasedText) throw new AppError('company-required')
  await saveAuthor(deps, seen)
}

/** Takes over a company as it is now, if it has published or responded. */
export async function refreshAuthor(deps: Deps, companyGuid: string): Promise<void> {
  if (!(await Author.query(deps.database.knex).findById(companyGuid).select('companyGuid'))) return
  const seen = await lookAt(deps, companyGuid, 'the company has changed')
  if (seen) await saveAuthor(deps, seen)
}

interface Look {
  brief: CompanyBrief
  look: number
}

/** Numbered before it begins, so that what an earlier look has seen is not written over a later one's. */
async function lookAt({ calls, database }: Deps, companyGuid: string, why: string): Promise<Look | null> {
  const [next] = await database.read<{ look: number }>(sql`select nextval('looks') as look`)
  const body = { companyGuids: [companyGuid] }
  const { companies } = await calls.call('getCompanyBriefs', { body }, { actor: asSystem(why) })
  const brief = companies.find(({ guid }) => guid === companyGuid)
  return brief && next ? { brief, look: next.look } : null
}

async function saveAuthor({ database, files }: Deps, { brief, look }: Look): Promise<void> {
  await Author.query(database.knex)
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
      look,
    })
    .onConflict('companyGuid')
    .merge()
    .where('authors.look', '<', look)
}
