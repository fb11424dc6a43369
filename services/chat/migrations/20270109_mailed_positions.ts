import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- How far the latest mail tells the chat to whoever speaks for the company: who answers it has read so far.
    alter table chat_members add column mailed_position integer not null default 0;
    -- What the mails of before told, nobody noted; who answers one of them has read all that stood there, as before.
    update chat_members set mailed_position = last_position
      from chats where chats.chat_guid = chat_members.chat_guid and unread_count > 0;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table chat_members drop column mailed_position')
}
