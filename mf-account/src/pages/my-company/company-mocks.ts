import type { OwnCompany } from '@sild/contract/companies/schemas'
import { type ApiMocks, refusal } from '@sild/testing/mock-api'
import { ownCompanyReply } from '@sild/testing/replies'

const countries = { list: [{ code: 'EE', title: 'Estonia' }] }

/** A server that keeps one company and its version. */
export function company(own: Partial<OwnCompany> = {}): ApiMocks {
  let stored = ownCompanyReply({ description: 'We make tables.', email: 'mari@kask.ee', ...own })
  const change = (body: Partial<OwnCompany> & { version: number }) => {
    if (body.version !== stored.version) throw refusal('company-changed-meanwhile', { status: 409 })
    stored = { ...stored, ...body, version: stored.version + 1 }
    return stored
  }
  return {
    listMyCompanies: () => ({ list: [stored] }),
    countOwnFavorites: () => ({ amount: 7 }),
    listCountries: () => countries,
    listCities: () => ({ list: [] }),
    updateCompany: ({ body: { countryCode: _country, cityId: _city, ...body } }) => change(body),
    updateCompanyLinks: ({ body: { version, ...changed } }) => change({ links: changed, version }),
  }
}
