import type { Locale } from '@sild/contract/enums'
import { type Database, type JsonText, sql } from '@sild/service-kit'

/** Policies in force with a newest version that a member has not agreed to. */
export const policiesToAccept = ({ readReply }: Database, userGuid: string, locale: Locale): Promise<JsonText> =>
  readReply(
    sql`select json_build_object('list', coalesce(json_agg(json_build_object(
       'guid', p.page_guid, 'slug', p.slug, 'title', t.title, 'version', p.policy_version,
       'publishedAt', instant(p.published_at)) order by p.published_at), '[]'))::text as reply
     from pages p join page_texts t on t.page_guid = p.page_guid and t.locale = ${locale}
     where p.policy_version > 0 and p.published_at <= now() and not exists (
       select from policy_agreements a
       where a.user_guid = ${userGuid} and a.page_guid = p.page_guid and a.version = p.policy_version)`,
  )
