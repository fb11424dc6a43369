import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table news_preferences (
      user_guid uuid primary key,
      unmailed_topics text[] not null default '{}',
      -- {"from": 21, "until": 8, "timeZone": "Europe/Tallinn"}: quiet hours of the reader, without mails.
      quiet_hours jsonb
    );
    -- False if the saved search has mails switched off.
    alter table notifications add column is_mailed boolean not null default true;
    -- So far only the demo created notifications about messages, and they lack the company.
    delete from notifications where type = 'chat-message';
    -- One for all unread messages of a chat.
    create index notifications_of_chats on notifications ((target ->> 'chatGuid'), user_guid)
      where type = 'chat-message' and read_at is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index notifications_of_chats;
    alter table notifications drop column is_mailed;
    drop table news_preferences;
  `)
}
