import type { Knex } from 'knex'

/** Closes chats and responses of companies that were deleted earlier. Both jobs may run again. */
export const up = (knex: Knex) =>
  knex.raw(`
    insert into outbox (job, payload)
    select job, jsonb_build_object('companyGuid', company_guid)
    from companies, (values ('close-company-chats'), ('erase-company-publications')) as jobs (job)
    where erased_at is not null;
  `)

/** Nothing to undo: closed chats and responses stay closed. */
export const down = async (): Promise<void> => {}
