import { type PersonalData, sql } from '@sild/service-kit'

export const personalData: PersonalData = {
  files: {
    of: ({ companyGuids, userGuid }) =>
      sql`(removed_at is null and (owner_user_guid = ${userGuid} or owner_company_guid = any(${companyGuids})))`,
    key: 'file_guid',
    without: ['sha256', 'owner_user_guid', 'kept_until', 'removed_at'],
  },
  data_exports: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'export_guid', without: ['archive_key'] },
}
