import { bulkCompaniesCount, bulkCompany, bulkGuid, bulkIndex } from '@sild/demo/bulk/companies'
import { type BulkPublication, createBulkPublications } from '@sild/demo/bulk/publications'
import { timeAt } from '@sild/demo/time'
import { type BulkSize, copyRows, type CopyValue, run, sql, type Transaction } from '@sild/service-kit'
import type { PublicationsDeps } from '../src/deps.ts'
import { Tag } from '../src/models/tag.ts'
import { lifetimeDays } from '@sild/contract/publications/lifetime'
import { seedReference } from './reference.ts'
import { countTagUses } from './tag-uses.ts'

const BATCH = 10_000

/** Writes publications by the hundred thousand, a committed batch at a time. Stopped, it goes on where it was. */
export async function bulkSeed(deps: PublicationsDeps, { publications }: BulkSize): Promise<void> {
  await seedReference(deps)
  await fill(deps, 'authors', 'company', bulkCompaniesCount(publications), async (trx, numbers) => {
    await copyRows(
      trx,
      'authors',
      numbers.map((index) => authorRow(deps, index)),
    )
  })
  const publicationOf = createBulkPublications()
  await fill(deps, 'publications', 'publication', publications, async (trx, numbers) => {
    const batch = numbers.map(publicationOf)
    const known = await knownTags(trx)
    await copyRows(
      trx,
      'publications',
      batch.map((publication) => publicationRow(deps, publication)),
    )
    await copyRows(
      trx,
      'publication_tags',
      batch.flatMap((publication) => tagRows(publication, known)),
    )
  })
  await deps.database.transaction(async (trx) => {
    await countTagUses(trx)
    await run(trx, sql`analyze authors, publications, publication_tags, category_tags`)
  })
}

/** Rows are inserted in the order of their guids, so the last one shows the progress. */
async function fill(
  { database }: PublicationsDeps,
  table: string,
  kind: 'company' | 'publication',
  count: number,
  write: (trx: Transaction, numbers: number[]) => Promise<void>,
): Promise<void> {
  const key = `${kind}Guid`
  const last: Record<string, string> | undefined = await database
    .knex(table)
    .whereBetween(key, [bulkGuid(kind, 0), bulkGuid(kind, count)])
    .orderBy(key, 'desc')
    .first(key)
  const begin = last ? bulkIndex(last[key]!) + 1 : 0
  for (let start = begin; start < count; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => start + offset)
    await database.transaction(async (trx) => {
      await run(trx, sql`set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
      await write(trx, numbers)
    })
  }
}

function authorRow({ clock }: PublicationsDeps, index: number): Record<string, CopyValue> {
  const company = bulkCompany(index)
  return {
    company_guid: company.companyGuid,
    slug: company.slug,
    name: company.name,
    logo_key: null,
    is_verified: company.isVerified,
    rating: company.rating,
    reviews_count: company.reviewsCount,
    country_code: company.countryCode,
    joined_at: timeAt(clock.now(), company.joinedAgeMinutes),
  }
}

function publicationRow({ clock }: PublicationsDeps, publication: BulkPublication): Record<string, CopyValue> {
  const publishedAt = timeAt(clock.now(), publication.publishedAgeMinutes)
  const wasPublished = publication.status === 'ACTIVE' || publication.status === 'ARCHIVED'
  return {
    publication_guid: publication.publicationGuid,
    card_type: publication.kind,
    slug: publication.slug,
    company_guid: publication.company.companyGuid,
    author_user_guid: publication.company.ownerGuid,
    status: publication.status,
    is_live: publication.status === 'ACTIVE',
    locale: publication.locale,
    name: publication.name,
    description: publication.description,
    category_id: publication.categoryId,
    payment_type: publication.paymentType,
    budget_from_cents: publication.budgetFromCents,
    budget_to_cents: publication.budgetToCents,
    budget_per_hour_cents: publication.budgetPerHourCents,
    work_experience: publication.workExperience,
    work_type: publication.workType,
    locations: JSON.stringify(publication.countryCodes.map((countryCode) => ({ countryCode, cityId: null }))),
    languages: JSON.stringify(publication.languages),
    segment: publication.segment,
    project_duration: publication.projectDuration,
    hours_per_week: publication.hoursPerWeek,
    speciality: publication.speciality,
    media: '[]',
    translations: '{}',
    views_count: publication.viewsCount,
    responses_count: publication.responsesCount,
    created_at: publishedAt,
    updated_at: publishedAt,
    submitted_at: wasPublished ? publishedAt : null,
    published_at: wasPublished ? publishedAt : null,
    expires_at: wasPublished ? new Date(publishedAt.getTime() + lifetimeDays * 24 * 3_600_000) : null,
    archived_at: publication.status === 'ARCHIVED' ? clock.now() : null,
  }
}

async function knownTags(trx: Transaction): Promise<Set<string>> {
  const tags = await Tag.query(trx).select('tagGuid')
  return new Set(tags.map(({ tagGuid }) => tagGuid))
}

/** A tag that a user made first has another guid than ours; the few that it concerns go without. */
const tagRows = ({ publicationGuid, tags }: BulkPublication, known: ReadonlySet<string>): Record<string, CopyValue>[] =>
  tags
    .filter(({ tagGuid }) => known.has(tagGuid))
    .map(({ tagGuid }, position) => ({ publication_guid: publicationGuid, tag_guid: tagGuid, position }))
