const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The column that an address part names: links carry the slug, calls of the portal the guid. */
export const addressColumn = (slugOrGuid: string): 'publication_guid' | 'slug' =>
  guid.test(slugOrGuid) ? 'publication_guid' : 'slug'
