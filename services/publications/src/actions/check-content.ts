import { type Connection, invalidField, run, sql } from '@sild/service-kit'
import type { PublicationsDeps } from '../deps.ts'
import { categoryUnknown, tagInvalid } from '../errors.ts'
import type { ContentBody } from '../models/content.ts'

/** What only the service can know of a body: that its category and tags exist and its files lie with us. */
export async function checkContent(connection: Connection, deps: PublicationsDeps, body: ContentBody): Promise<void> {
  const isOurs = (url: string): boolean => url.startsWith(`${deps.uploadsUrl.replace(/\/$/, '')}/`)
  const foreign = body.media.findIndex(({ url }) => !isOurs(url))
  if (foreign >= 0) throw invalidField(`media.${foreign}.url`, { code: 'link' })
  if (body.cvUrl && !isOurs(body.cvUrl)) throw invalidField('cvUrl', { code: 'link' })

  const [known] = await run<{ knowsCategory: boolean; tagsCount: number }>(
    connection,
    sql`select exists (select from categories where category_id = ${body.categoryId}) as "knowsCategory",
            (select count(*)::int from tags where tag_guid = any(${body.tagGuids}::uuid[])) as "tagsCount"`,
  )
  if (!known?.knowsCategory) throw categoryUnknown()
  if (known.tagsCount !== new Set(body.tagGuids).size) throw tagInvalid()
}
