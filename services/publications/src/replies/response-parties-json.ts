import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'
import { approvedName } from './publication-json.ts'

/** A response with both of its sides, for services that put them in touch. */
export const findResponseParties = ({ findReply }: Database, responseGuid: string): Promise<JsonText | null> =>
  findReply(sql`
    select json_build_object(
      'response', json_build_object('guid', r.response_guid, 'message', r.message, 'createdAt', instant(r.created_at), 'isWithdrawn', r.withdrawn_at is not null),
      'publication', json_build_object(
        'guid', p.publication_guid, 'slug', p.slug, 'cardType', p.card_type, 'name', ${approvedName}, 'publicationStatus', p.status
      ),
      'owner', json_build_object('companyGuid', p.company_guid, 'userGuid', p.author_user_guid),
      'respondent', json_build_object('companyGuid', r.company_guid, 'userGuid', r.user_guid)
    )::text as reply
    from responses r join publications p using (publication_guid) where r.response_guid = ${responseGuid}`)

/** Whether one of two companies has responded to the other. */
export const companyTie = (
  { readReply }: Database,
  { companyGuid, otherCompanyGuid }: ParsedInput<'getCompanyTie'>['params'],
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('hasResponded', exists (
      select from responses
      where status not in ('MODERATION', 'DELETED')
        and ((owner_company_guid = ${companyGuid} and company_guid = ${otherCompanyGuid})
          or (owner_company_guid = ${otherCompanyGuid} and company_guid = ${companyGuid}))
    ))::text as reply`)
