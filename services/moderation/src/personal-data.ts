import { type PersonalData, sql } from '@sild/service-kit'

export const personalData: PersonalData = {
  moderation_cases: {
    of: ({ companyGuids }) => sql`company_guid = any(${companyGuids})`,
    key: 'case_guid',
    without: ['claimed_by_user_guid', 'claimed_by_email', 'claimed_until', 'text_fingerprint', 'version'],
  },
  reports: { of: ({ userGuid }) => sql`reporter_user_guid = ${userGuid}`, key: 'report_guid' },
}
