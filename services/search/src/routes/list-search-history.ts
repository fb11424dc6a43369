import { serve } from '../deps.ts'

export const listSearchHistory = serve('listSearchHistory', ({ actor, body, deps }) =>
  deps.database.readReply(
    `select json_build_object('queries', coalesce(json_agg(query order by searched_at desc, folded), '[]'))::text as reply
     from (
       select * from search_history
       where user_guid = :userGuid and search_type = :index and (:typed = '' or folded like beginning(:typed))
       order by searched_at desc, folded limit :limit
     ) as latest`,
    { userGuid: actor.userGuid, index: body.index, typed: body.query.trim(), limit: body.limit },
  ),
)
