import type { Locale } from '@sild/contract/enums'
import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'
import { isLive } from '../models/visibility.ts'

const hintsOfType = 3
/** The random choice is among this number of the latest, so that a large category is as fast as a small one. */
const drawnFrom = 200

interface Wanted extends Pick<ParsedInput<'getRandomHints'>['body'], 'categoryId' | 'types'> {
  ownCompanyGuids: readonly string[]
  /** Hints that were written in it come first. */
  locale: Locale
}

/** Names and tags of what other companies have published. What waits for moderation after a change is left out. */
export const randomHints = (
  { readReply }: Database,
  { categoryId, types, ownCompanyGuids, locale }: Wanted,
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('hints', coalesce(json_agg(json_build_object(
      'type', hint.card_type,
      'name', hint.name,
      'tags', (
        select coalesce(json_agg(json_build_object('guid', t.tag_guid, 'label', t.label::text) order by pt.position), '[]')
        from publication_tags pt join tags t using (tag_guid) where pt.publication_guid = hint.publication_guid
      )
    ) order by wanted.position, hint.draw), '[]'))::text as reply
    from unnest(${[...new Set(types)]}::text[]) with ordinality as wanted (card_type, position)
    cross join lateral (
      select * from (
        select distinct on (recent.company_guid) recent.*, (recent.locale <> ${locale})::int + random() as draw
        from (
          select * from publications p
          where p.category_id = ${categoryId} and p.card_type = wanted.card_type and p.status = 'ACTIVE' and ${isLive}
            and p.company_guid <> all(${ownCompanyGuids}::uuid[])
          order by p.published_at desc limit ${drawnFrom}
        ) as recent
        order by recent.company_guid, draw
      ) as one_of_each order by draw limit ${hintsOfType}
    ) as hint`)
