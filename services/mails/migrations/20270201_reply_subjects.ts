import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- To count the answers by mail to a chat.
    create index mails_by_reply_subject on mails (reply_subject_guid) where reply_subject_guid is not null;
  `)
}

export const down = (knex: Knex) => knex.raw('drop index mails_by_reply_subject')
