import { serve } from '../deps.ts'

export const findFilesInPublications = serve('findFilesInPublications', ({ body, deps }) =>
  deps.database.readReply(
    `select json_build_object('files', coalesce(json_agg(file), '[]'))::text as reply
     from unnest(cast(:files as text[])) as file
     where exists (
       select from publications p left join approved_contents approved using (publication_guid)
       where p.author_user_guid = :userGuid
         and strpos(concat_ws(' ', p.media, p.cv_url, approved.content), file) > 0
     )`,
    body,
  ),
)
