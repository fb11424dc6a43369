import type { CompanyBrief } from '@sild/contract/companies/schemas'
import { erasedText } from '@sild/contract/erasure'
import { AppError, asSystem, type Connection } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { Author } from '../models/author.ts'

/**
 * Makes sure that the company can stand beside what it publishes. Calls, so it comes before the transaction.
 * @throws company-required, also for a company that was erased: a session knows it until its next refresh
 */
export async function ensureAuthor({ database, calls }: PublicationsDeps, companyGuid: string): Promise<void> {
  const known = await Author.query(database.knex).findById(companyGuid).select('name')
  if (known?.name === erasedText) throw new AppError('company-required')
  if (known) return
  const { companies } = await calls.call(
    'getCompanyBriefs',
    { body: { companyGuids: [companyGuid] } },
    { actor: asSystem('a company publishes or responds for the first time') },
  )
  const brief = companies.find(({ guid }) => guid === companyGuid)
  if (!brief || brief.name === erasedText) throw new AppError('company-required')
  await saveAuthor(database.knex, brief)
}

export async function saveAuthor(connection: Connection, brief: CompanyBrief): Promise<void> {
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
