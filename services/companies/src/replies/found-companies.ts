import { canonicalRegistrationNumber } from '@sild/contract/companies/registration-number'
import type { FoundCompany } from '@sild/contract/companies/staff-schemas'
import type { ParsedInput, Reply } from '@sild/contract/schemas'
import { asSystem, empty, likeLiteral, type Sql, sql } from '@sild/service-kit'
import type { CompaniesDeps } from '../deps.ts'
import type { Company } from '../models/company.ts'

const actor = asSystem('the staff look for the company of an address')
const states = {
  all: empty,
  failed: sql`and verification = 'failed'`,
  hidden: sql`and hidden_at is not null`,
} as const

export const foundCompany = (company: Company): FoundCompany => ({
  guid: company.companyGuid,
  slug: company.slug,
  name: company.name,
  registrationNumber: company.registrationNumber,
  location: { countryCode: company.countryCode, cityId: company.cityId, cityTitle: company.cityTitle },
  verification: company.verification,
  isListed: company.listedAt !== null,
  isHidden: company.hiddenAt !== null,
  joinedAt: company.joinedAt.toISOString(),
})

/** Companies by their name, number or guid, or by the address of a member, the latest first. */
export async function foundCompanies(
  { calls, database }: Pick<CompaniesDeps, 'calls' | 'database'>,
  { limit, offset, query = '', state }: ParsedInput<'searchCompanies'>['query'],
): Promise<Reply<'searchCompanies'>> {
  const words = query.trim()
  const rows = await database.query<Company>(
    sql`select company_guid as "companyGuid", slug, name, registration_number as "registrationNumber",
          country_code as "countryCode", city_id as "cityId", city_title as "cityTitle", verification,
          listed_at as "listedAt", hidden_at as "hiddenAt", joined_at as "joinedAt"
        from companies where erased_at is null ${states[state]} ${words === '' ? empty : await matching()}
        order by joined_at desc, company_guid limit ${limit + 1} offset ${offset}`,
  )
  return { list: rows.slice(0, limit).map(foundCompany), hasMore: rows.length > limit }

  async function matching(): Promise<Sql> {
    if (!words.includes('@'))
      return sql`and (name ilike ${`%${likeLiteral(words)}%`} or company_guid::text = lower(${words})
        or registration_number = ${canonicalRegistrationNumber(words)})`
    const { userGuid } = await calls.call('findUserByEmail', { body: { email: words } }, { actor })
    return sql`and company_guid in (select company_guid from memberships where user_guid = ${userGuid}::uuid)`
  }
}
