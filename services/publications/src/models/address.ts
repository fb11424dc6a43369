import { isGuid } from '@sild/contract/guid'
import { type Sql, sql } from '@sild/service-kit'

/** Whether a publication is meant by an address part: links carry the slug, calls of the portal the guid. */
export const isAt = (slugOrGuid: string): Sql =>
  isGuid(slugOrGuid) ? sql`p.publication_guid = ${slugOrGuid}` : sql`p.slug = ${slugOrGuid}`
