import type { Knex } from 'knex'

/** Sort orders: lowest price first, earliest end first. */
export const up = (knex: Knex) =>
  knex.raw(`
    create index listings_by_price on listings (price_from_cents, published_at desc, publication_guid);
    drop index listings_by_lowest_price;
    create index listings_by_end on listings (expires_at, publication_guid)`)

export const down = (knex: Knex) =>
  knex.raw(`
    create index listings_by_lowest_price on listings (price_from_cents);
    drop index listings_by_price, listings_by_end`)
