import { type PersonalData, type Sql, sql } from '@sild/service-kit'

type OfCompanies = { readonly companyGuids: readonly string[] }
const ofCompanies = ({ companyGuids }: OfCompanies): Sql => sql`company_guid = any(${companyGuids})`

export const personalData: PersonalData = {
  companies: { of: ofCompanies, key: 'company_guid', without: ['owner_user_guid'] },
  memberships: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: `company_guid || ' ' || user_guid` },
  company_cases: { of: ofCompanies, key: 'case_guid' },
  company_requisites: { of: ofCompanies, key: 'company_guid' },
  gallery_photos: { of: ofCompanies, key: `company_guid || ' ' || position` },
  tax_changes: { of: ofCompanies, key: 'change_guid', without: ['decided_by'] },
  register_checks: { of: ofCompanies, key: 'check_guid' },
  // Their own reviews, and published reviews about them: an unpublished review belongs to its author only.
  reviews: {
    of: ({ companyGuids }) =>
      sql`(author_company_guid = any(${companyGuids}) or (company_guid = any(${companyGuids}) and is_public))`,
    key: 'review_guid',
  },
}
