import type { Input } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'

/** A page of what was sent with the messages of a chat, the newest first. */
export const chatFiles = (
  { readReply }: Database,
  { chatGuid, limit, offset }: { chatGuid: string; limit: number; offset: number },
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object(
      'total', (select coalesce(sum(jsonb_array_length(attachments)), 0) from chat_messages where chat_guid = ${chatGuid}),
      'list', (
        select coalesce(json_agg(found.file order by found.position desc, found.number), '[]')
        from (
          select position, number, attachment || jsonb_build_object(
            'messageGuid', message_guid, 'authorCompanyGuid', author_company_guid, 'sentAt', instant(sent_at)
          ) as file
          from chat_messages, jsonb_array_elements(attachments) with ordinality as attachments_of (attachment, number)
          where chat_guid = ${chatGuid}
          order by position desc, number limit ${limit} offset ${offset}
        ) as found
      )
    )::text as reply`)

/** Which of these files somebody has sent with a message. */
export const filesInChats = (
  { readReply }: Database,
  { files, userGuid }: Input<'findFilesInChats'>['body'],
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('files', coalesce(json_agg(file), '[]'))::text as reply
    from unnest(${files}::text[]) as file
    where exists (
      select from chat_messages
      where author_user_guid = ${userGuid} and attachments <> '[]' and strpos(attachments::text, file) > 0
    )`)
