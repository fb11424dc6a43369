import { type PersonalData, sql } from '@sild/service-kit'

export const personalData: PersonalData = {
  moderation_cases: {
    of: ({ companyGuids }) => sql`company_guid = any(${companyGuids})`,
    key: 'case_guid',
    without: ['claimed_by_user_guid', 'claimed_by_email', 'claimed_until', 'text_fingerprint', 'version'],
  },
  appeals: {
    of: ({ userGuid }) => sql`appellant_user_guid = ${userGuid}`,
    key: 'appeal_guid',
    without: ['first_user_guid', 'decided_by_user_guid', 'decided_by_email'],
  },
  reports: { of: ({ userGuid }) => sql`reporter_user_guid = ${userGuid}`, key: 'report_guid' },
}
