import type { CompanySnapshot } from '@sild/contract/companies/schemas'
import { locales } from '@sild/contract/enums'
import { recordOf } from '@sild/contract/keys'
import { expression, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { summaryOf } from '../models/summary.ts'
import { weightedRating } from '../models/weighted-rating.ts'
import { announceCompanies } from './announce-index.ts'

/** The result of one read; a later read has a higher number. */
export interface CompanyRead {
  readonly company: CompanySnapshot
  readonly look: number
}

/** The fields that affect its publications; those are not searchable while the company is not in the catalogue. */
const shownWithPublications = [
  'name',
  'size',
  'type',
  'rating',
  'reviewsCount',
  'isVerified',
  'isListed',
  'cityTitle',
] as const

/** Stores a company as read, unless a later read was faster. Its publications are updated too. */
export async function saveCompany(
  trx: Transaction,
  { engine, files, live, outbox }: Pick<SearchDeps, 'engine' | 'files' | 'live' | 'outbox'>,
  { company, look }: CompanyRead,
): Promise<void> {
  const { descriptions, guid: companyGuid, location, name, tags } = company
  const before = await trx('companies')
    .where({ companyGuid })
    .forUpdate()
    .first(...shownWithPublications)
  const shown = { ...company, cityTitle: location.cityTitle }
  const texts = (textOf: (description: string) => string) =>
    recordOf(locales, (locale) => textOf(descriptions[locale] ?? ''))
  const words = texts((description) => [name, company.industry, ...tags, description].join(' '))
  const nameWords = [name, ...tags].join(' ')
  const row = {
    slug: company.slug,
    name,
    summaries: JSON.stringify(texts(summaryOf)),
    industry: company.industry,
    industryLocale: company.industryLocale ?? null,
    size: company.size,
    type: company.type,
    countryCode: location.countryCode,
    cityTitle: location.cityTitle,
    logoKey: files.keyOf(company.logoUrl),
    tags,
    isVerified: company.isVerified,
    rating: company.rating,
    reviewsCount: company.reviewsCount,
    weighedRating: weightedRating(company) ?? 0,
    joinedAt: company.joinedAt,
    isListed: company.isListed,
    words: expression`text_vector(${JSON.stringify(words)}::jsonb)`,
    nameTokens: expression`text_vector(${JSON.stringify(texts(() => nameWords))}::jsonb)`,
    look,
  }
  const saved = await trx('companies')
    .insert({ companyGuid, ...row })
    .onConflict('companyGuid')
    .merge(row)
    .where('companies.look', '<', look)
    .returning('companyGuid')
  if (saved.length === 0) return
  announceCompanies(trx, live, [companyGuid])
  await engine.putCompany(trx, companyGuid)
  if (before && shownWithPublications.some((column) => before[column] !== shown[column])) {
    const cards: { publicationGuid: string; revision: number }[] = await trx('cards')
      .where({ companyGuid })
      .select('publicationGuid', 'revision')
    for (const card of cards) await outbox.add(trx, 'index-publication', card)
  }
  if (company.isListed) await engine.learnWords(trx, Object.values(words))
}
