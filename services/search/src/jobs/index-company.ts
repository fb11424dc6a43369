import { systemActor } from '@sild/contract/actor'
import { type Locale, locales } from '@sild/contract/enums'
import { sql } from '@sild/service-kit'
import { type CompanyByLocale, saveCompany } from '../actions/save-company.ts'
import { handle } from '../deps.ts'

export const indexCompany = handle('index-company', async ({ payload: { companyGuid }, deps }) => {
  // Numbered before it begins, so that what an earlier look has seen is not written over a later one's.
  const [next] = await deps.database.read<{ look: number }>(sql`select nextval('looks') as look`)
  // Descriptions come in the caller's language, and the search speaks all of them.
  const read = (locale: Locale) =>
    deps.calls.call('getCompany', { params: { slugOrGuid: companyGuid } }, { actor: systemActor(locale) })
  const companies = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const))
  await deps.database.transaction((trx) =>
    // One entry for each locale: that is what `locales` lists.
    saveCompany(trx, deps, { byLocale: Object.fromEntries(companies) as CompanyByLocale, look: next!.look }),
  )
})
