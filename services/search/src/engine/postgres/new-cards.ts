import type { ParsedInput } from '@sild/contract/schemas'
import { type Database, type JsonText, sql } from '@sild/service-kit'

/** The latest of a kind and category: more than any mail lists. */
const OF_EACH = 5

/** Cards that became searchable within a time, latest first. */
export const newCards = (
  { readReply }: Database,
  { locale, since, until }: ParsedInput<'listNewCards'>['body'],
): Promise<JsonText> =>
  readReply(sql`
    select json_build_object('list', coalesce(json_agg(json_build_object(
      'cardType', c.card_type,
      'categoryId', c.category_id,
      'slug', c.slug,
      'name', coalesce(c.translations -> ${locale} ->> 'name', c.name),
      'companyGuid', k.company_guid,
      'companyName', k.name
    ) order by c.published_at desc, c.publication_guid), '[]'))::text as reply
    from (
      select c.*, row_number() over (
        partition by c.card_type, c.category_id order by c.published_at desc, c.publication_guid
      ) as place
      from cards c join listings l using (publication_guid)
      where l.expires_at > now() and c.published_at > ${since} and c.published_at <= ${until}
    ) as c join companies k using (company_guid) where c.place <= ${OF_EACH}`)
