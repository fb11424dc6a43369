import { type PersonalData, sql } from '@sild/service-kit'

export const personalData: PersonalData = {
  policy_agreements: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: `page_guid || ' ' || version`,
    adds: sql`(select slug from pages where pages.page_guid = policy_agreements.page_guid) as page`,
  },
  flag_companies: {
    of: ({ companyGuids }) => sql`company_guid = any(${companyGuids})`,
    key: `flag_key || ' ' || company_guid`,
  },
}
