import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create index chat_messages_with_files on chat_messages (author_user_guid) where attachments <> '[]'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index chat_messages_with_files')
}
