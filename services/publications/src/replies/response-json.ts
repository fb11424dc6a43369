import { type Connection, type Database, type JsonText, jsonText } from '@sild/service-kit'

/** SQL of a response: `responses r` with its publication `p` and the company that responded, `a`. */
export const responseJson = `json_build_object(
  'guid', r.response_guid,
  'message', r.message,
  'status', r.status,
  'contactsViewed', r.contacts_viewed,
  'createdAt', instant(r.created_at),
  'company', json_build_object(
    'guid', a.company_guid, 'slug', a.slug, 'name', a.name, 'logoUrl', a.logo_url, 'isVerified', a.is_verified
  ),
  'publication', json_build_object(
    'guid', p.publication_guid, 'slug', p.slug, 'cardType', p.card_type, 'name', p.name, 'publicationStatus', p.status
  )
)`

export const fromResponses = `
  from responses r
  join publications p using (publication_guid)
  join authors a on a.company_guid = r.company_guid`

/** A response that exists. */
export async function responseReply(connection: Connection, responseGuid: string): Promise<JsonText> {
  const { rows } = await connection.raw(
    `select (${responseJson})::text as reply ${fromResponses} where r.response_guid = ?`,
    [responseGuid],
  )
  return jsonText(rows[0].reply)
}

interface Page {
  where: string
  bindings: Record<string, unknown>
  limit: number
  offset: number
}

/** One page of responses, newest first, with the number of all that match. */
export const responsesReply = ({ readReply }: Database, { where, bindings, limit, offset }: Page): Promise<JsonText> =>
  readReply(
    `with page as (
       select ${responseJson} as json, r.created_at, r.response_guid ${fromResponses} where ${where}
       order by r.created_at desc, r.response_guid limit :limit offset :offset
     )
     select json_build_object(
       'list', (select coalesce(json_agg(json order by created_at desc, response_guid), '[]') from page),
       'total', (select count(*)::int ${fromResponses} where ${where})
     )::text as reply`,
    { ...bindings, limit, offset },
  )
