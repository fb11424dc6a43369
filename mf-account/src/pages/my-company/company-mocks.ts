import type { OwnCompany } from '@sild/contract/companies/schemas'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { ownCompanyReply } from '@sild/testing/replies'

const countries = { list: [{ code: 'EE', title: 'Estonia' }] }

/** A server that keeps one company and its version. */
export function company(own: Partial<OwnCompany> = {}): ApiMocks {
  let kept = ownCompanyReply({ description: 'We make tables.', email: 'mari@kask.ee', ...own })
  const change = (body: Partial<OwnCompany> & { version: number }) => {
    if (body.version !== kept.version) throw refusal('company-changed-meanwhile', { status: 409 })
    kept = { ...kept, ...body, version: kept.version + 1 }
    return kept
  }
  return {
    listMyCompanies: () => ({ list: [kept] }),
    countOwnFavorites: () => ({ amount: 7 }),
    listCountries: () => countries,
    listCities: () => ({ list: [] }),
    updateCompany: ({ body: { countryCode: _country, cityId: _city, ...body } }) => change(body),
    updateCompanyLinks: ({ body: { version, ...changed } }) => change({ links: changed, version }),
  }
}
