import { systemActor } from '@sild/contract/actor'
import { type Locale, locales } from '@sild/contract/enums'
import { announceCompanies } from '../actions/announce-index.ts'
import { type CompanyByLocale, saveCompany } from '../actions/save-company.ts'
import { handle } from '../deps.ts'

export const indexCompany = handle('index-company', async ({ payload: { companyGuid }, deps }) => {
  // Descriptions come in the caller's language, and the search speaks all of them.
  const read = (locale: Locale) =>
    deps.calls.call('getCompany', { params: { slugOrGuid: companyGuid } }, { actor: systemActor(locale) })
  await deps.database.transaction(async (trx) => {
    // Before the look at the company, so that what an earlier look has seen is not written after it.
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`company ${companyGuid}`])
    const companies = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const))
    // One entry for each locale: that is what `locales` lists.
    await saveCompany(trx, deps, Object.fromEntries(companies) as CompanyByLocale)
  })
  await announceCompanies(deps, [companyGuid])
})
