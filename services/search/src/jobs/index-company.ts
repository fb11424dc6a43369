import { systemActor } from '@sild/contract/actor'
import { type Locale, locales } from '@sild/contract/enums'
import { announceCompanies } from '../actions/announce-index.ts'
import { type CompanyByLocale, saveCompany } from '../actions/save-company.ts'
import { handle } from '../deps.ts'

export const indexCompany = handle('index-company', async ({ payload, deps }) => {
  // Descriptions come in the caller's language, and the search speaks all of them.
  const read = (locale: Locale) =>
    deps.calls.call('getCompany', { params: { slugOrGuid: payload.companyGuid } }, { actor: systemActor(locale) })
  const companies = await Promise.all(locales.map(async (locale) => [locale, await read(locale)] as const))
  // One entry for each locale: that is what `locales` lists.
  const byLocale = Object.fromEntries(companies) as CompanyByLocale
  await deps.database.transaction((trx) => saveCompany(trx, deps, byLocale))
  await announceCompanies(deps, [byLocale.en.guid])
})
