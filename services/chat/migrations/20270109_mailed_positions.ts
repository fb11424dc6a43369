import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Last position in the latest mail to the company's user: an answer to that mail marks the chat as read up to it.
    alter table chat_members add column mailed_position integer not null default 0;
    -- Older mails have no position: an answer to one of them marks all messages of that time as read.
    update chat_members set mailed_position = last_position
      from chats where chats.chat_guid = chat_members.chat_guid and unread_count > 0;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table chat_members drop column mailed_position')
}
