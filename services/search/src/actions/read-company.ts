import { systemActor } from '@sild/contract/actor'
import { type Locale, locales } from '@sild/contract/enums'
import { sql } from '@sild/service-kit'
import type { SearchDeps } from '../deps.ts'
import type { CompanyByLocale, CompanyRead } from './save-company.ts'

/** A look at a company, numbered before it begins, so that what an earlier one has seen is not written over a later one's. */
export async function readCompany(
  { calls, database }: Pick<SearchDeps, 'calls' | 'database'>,
  companyGuid: string,
): Promise<CompanyRead> {
  const [next] = await database.read<{ look: number }>(sql`select nextval('looks') as look`)
  // Descriptions come in the caller's language, and the search speaks all of them.
  const read = (locale: Locale) =>
    calls.call('getCompany', { params: { slugOrGuid: companyGuid } }, { actor: systemActor(locale) })
  const companies = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const))
  // One entry for each locale: that is what `locales` lists.
  return { byLocale: Object.fromEntries(companies) as CompanyByLocale, look: next!.look }
}
