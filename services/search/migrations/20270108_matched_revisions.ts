import type { Knex } from 'knex'

/** What a company publishes before it stands in the catalogue is matched when it does, and not again when it comes back. */
export const up = (knex: Knex) =>
  knex.raw(`
    -- The last one that saved searches were asked about; null before it could be found.
    alter table cards add column matched_revision integer;
    update cards set matched_revision = revision`)

export const down = (knex: Knex) => knex.raw('alter table cards drop column matched_revision')
