import type { Company } from '@sild/contract/companies/schemas'
import type { Locale } from '@sild/contract/enums'
import { expression, type Transaction } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import { summaryOf } from '../models/summary.ts'
import { announceCompanies } from './announce-index.ts'

/** A company as readers of each language see it. */
export type CompanyByLocale = Readonly<Record<Locale, Company>>
/** As a look at it has seen it; a later one has a higher number. */
export interface CompanyRead {
  readonly byLocale: CompanyByLocale
  readonly look: number
}

/** What its publications show or are found by: while it does not stand in the catalogue, they are not found either. */
const shownWithPublications = ['name', 'size', 'type', 'rating', 'isVerified', 'isListed', 'cityTitle'] as const

/** Takes over a company as a look at it has seen it, unless a later one was quicker. Its publications follow. */
export async function saveCompany(
  trx: Transaction,
  { engine, files, live, outbox }: Pick<SearchDeps, 'engine' | 'files' | 'live' | 'outbox'>,
  { byLocale, look }: CompanyRead,
): Promise<void> {
  const { guid: companyGuid, location, ...company } = byLocale.en
  const before = await trx('companies')
    .where({ companyGuid })
    .forUpdate()
    .first(...shownWithPublications)
  const shown = { ...company, cityTitle: location.cityTitle }
  const texts = (textOf: (one: Company) => string) =>
    JSON.stringify(Object.fromEntries(Object.entries(byLocale).map(([locale, one]) => [locale, textOf(one)])))
  const wordsOf = ({ name, industry, tags, description }: Company) => [name, industry, ...tags, description].join(' ')
  const words = texts(wordsOf)
  const names = texts(({ name, tags }) => [name, ...tags].join(' '))
  const row = {
    slug: company.slug,
    name: company.name,
    summaries: texts(({ description }) => summaryOf(description ?? '')),
    industry: company.industry,
    size: company.size,
    type: company.type,
    countryCode: location.countryCode,
    cityTitle: location.cityTitle,
    logoKey: files.keyOf(company.logoUrl),
    tags: company.tags,
    isVerified: company.isVerified,
    rating: company.rating,
    reviewsCount: company.reviewsCount,
    joinedAt: company.joinedAt,
    isListed: company.isListed,
    words: expression`text_vector(${words}::jsonb)`,
    nameTokens: expression`text_vector(${names}::jsonb)`,
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
  if (company.isListed) await engine.learnWords(trx, Object.values(byLocale).map(wordsOf))
}
