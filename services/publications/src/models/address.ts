import { isGuid } from '@sild/contract/guid'

/** The column that an address part names: links carry the slug, calls of the portal the guid. */
export const addressColumn = (slugOrGuid: string): 'publication_guid' | 'slug' =>
  isGuid(slugOrGuid) ? 'publication_guid' : 'slug'
