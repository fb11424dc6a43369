import type { Knex } from 'knex'

const byResponses = (direction: 'asc' | 'desc') => `
  drop index listings_by_responses;
  create index listings_by_responses on listings (responses_count ${direction}, published_at desc, publication_guid);
`

export const up = (knex: Knex): Promise<void> => knex.raw(byResponses('asc'))

export const down = (knex: Knex): Promise<void> => knex.raw(byResponses('desc'))
