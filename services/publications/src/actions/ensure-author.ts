import type { CompanyBrief } from '@sild/contract/companies/schemas'
import { erasedText } from '@sild/contract/erasure'
import { AppError, asSystem, type Connection, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Author } from '../models/author.ts'

type Deps = Pick<PublicationsDeps, 'calls' | 'database'>

/**
 * Makes sure that the company can stand beside what it publishes. Calls, so it comes before the transaction.
 * @throws company-required, also for a company that was erased: a session knows it until its next refresh
 */
export async function ensureAuthor(deps: Deps, companyGuid: string): Promise<void> {
  const known = await Author.query(deps.database.knex).findById(companyGuid).select('name')
  if (known?.name === erasedText) throw new AppError('company-required')
  if (known) return
  await deps.database.transaction(async (trx) => {
    await lockAuthor(trx, companyGuid)
    const brief = await findBrief(deps, companyGuid, 'a company publishes or responds for the first time')
    if (!brief || brief.name === erasedText) throw new AppError('company-required')
    await saveAuthor(trx, brief)
  })
}

/** Takes over a company as it is now, if it has published or responded. */
export function refreshAuthor(deps: Deps, companyGuid: string): Promise<void> {
  return deps.database.transaction(async (trx) => {
    await lockAuthor(trx, companyGuid)
    if (!(await Author.query(trx).findById(companyGuid))) return
    const brief = await findBrief(deps, companyGuid, 'the company has changed')
    if (brief) await saveAuthor(trx, brief)
  })
}

/** Before the look at the company, so that what an earlier look has seen is not written after it. */
const lockAuthor = (trx: Transaction, companyGuid: string) =>
  trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`author ${companyGuid}`])

async function findBrief({ calls }: Deps, companyGuid: string, why: string): Promise<CompanyBrief | undefined> {
  const body = { companyGuids: [companyGuid] }
  const { companies } = await calls.call('getCompanyBriefs', { body }, { actor: asSystem(why) })
  return companies.find(({ guid }) => guid === companyGuid)
}

async function saveAuthor(connection: Connection, brief: CompanyBrief): Promise<void> {
  await Author.query(connection)
    .insert({
      companyGuid: brief.guid,
      slug: brief.slug,
      name: brief.name,
      logoUrl: brief.logoUrl,
      isVerified: brief.isVerified,
      rating: brief.rating,
      reviewsCount: brief.reviewsCount,
      countryCode: brief.location.countryCode,
      joinedAt: new Date(brief.joinedAt),
    })
    .onConflict('companyGuid')
    .merge()
}
