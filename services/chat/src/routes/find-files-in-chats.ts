import { serve } from '../deps.ts'

export const findFilesInChats = serve('findFilesInChats', ({ body, deps }) =>
  deps.database.readReply(
    `select json_build_object('files', coalesce(json_agg(file), '[]'))::text as reply
     from unnest(cast(:files as text[])) as file
     where exists (
       select from chat_messages
       where author_user_guid = :userGuid and attachments <> '[]' and strpos(cast(attachments as text), file) > 0
     )`,
    body,
  ),
)
