import type { Knex } from 'knex'

/** Companies that were deleted before their chats and responses ended with them. Both jobs may run again. */
export const up = (knex: Knex) =>
  knex.raw(`
    insert into outbox (job, payload)
    select job, jsonb_build_object('companyGuid', company_guid)
    from companies, (values ('close-company-chats'), ('erase-company-publications')) as jobs (job)
    where erased_at is not null;
  `)

/** Nothing is undone: what has ended stays ended. */
export const down = async (): Promise<void> => {}
