import type { Database, JsonText } from '@sild/service-kit'

/** A page of what was sent with the messages of a chat, the newest first. */
export const chatFiles = (
  { readReply }: Database,
  page: { chatGuid: string; limit: number; offset: number },
): Promise<JsonText> =>
  readReply(
    `select json_build_object(
       'total', (select coalesce(sum(jsonb_array_length(attachments)), 0) from chat_messages where chat_guid = :chatGuid),
       'list', (
         select coalesce(json_agg(found.file order by found.position desc, found.number), '[]')
         from (
           select position, number, attachment || jsonb_build_object(
             'messageGuid', message_guid, 'authorCompanyGuid', author_company_guid, 'sentAt', instant(sent_at)
           ) as file
           from chat_messages, jsonb_array_elements(attachments) with ordinality as attachments_of (attachment, number)
           where chat_guid = :chatGuid
           order by position desc, number limit :limit offset :offset
         ) as found
       )
     )::text as reply`,
    page,
  )
