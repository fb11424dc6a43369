import { sql } from '@sild/service-kit'

/** The columns of `ChainedAction`. */
export const columns = sql`position, entry_guid as "entryGuid", at, staff_guid as "staffGuid", operation, about,
  subjects, choices, request_id as "requestId", hash`
