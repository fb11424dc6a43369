import { type PersonalData, type Sql, sql } from '@sild/service-kit'

interface Author {
  readonly userGuid: string
  readonly companyGuids: readonly string[]
}
const written = ({ companyGuids, userGuid }: Author): Sql =>
  sql`(company_guid = any(${companyGuids}) or author_user_guid = ${userGuid})`

/** The author of a publication is the user's company. The companies service exports it. */
export const personalData: PersonalData = {
  publications: {
    of: written,
    key: 'publication_guid',
    adds: sql`(select array_agg(label order by position) from publication_tags join tags using (tag_guid)
               where publication_tags.publication_guid = publications.publication_guid) as tags`,
  },
  approved_contents: {
    of: (owner) => sql`publication_guid in (select publication_guid from publications where ${written(owner)})`,
    key: 'publication_guid',
  },
  publication_days: {
    of: (owner) => sql`publication_guid in (select publication_guid from publications where ${written(owner)})`,
    key: `publication_guid || ' ' || day`,
  },
  promotions: { of: ({ companyGuids }) => sql`company_guid = any(${companyGuids})`, key: 'promotion_guid' },
  // Their answers, and the answers they got.
  responses: {
    of: ({ companyGuids, userGuid }) =>
      sql`(user_guid = ${userGuid} or company_guid = any(${companyGuids}) or owner_company_guid = any(${companyGuids}))`,
    key: 'response_guid',
    without: ['user_guid', 'declined_by', 'quota_settled_at'],
  },
}
