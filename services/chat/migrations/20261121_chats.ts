import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table chats (
      chat_guid uuid primary key default uuidv7(),
      respond_guid uuid not null unique,
      publication_guid uuid not null,
      card_type text not null check (card_type in ('project', 'service', 'expert')),
      publication_slug text not null,
      publication_name text not null,
      publication_status text not null,
      owner_company_guid uuid not null,
      owner_user_guid uuid not null,
      respondent_company_guid uuid not null,
      respondent_user_guid uuid not null,
      state text not null default 'active' check (state in ('active', 'archived', 'deleted')),
      reply_status text not null default 'NOT_REPLIED' check (reply_status in ('REPLIED', 'NOT_REPLIED')),
      last_position integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index chats_by_publication on chats (publication_guid);

    create table chat_members (
      chat_guid uuid not null references chats,
      company_guid uuid not null,
      read_position integer not null default 0,
      unread_count integer not null default 0 check (unread_count >= 0),
      viewed_at timestamptz,
      primary key (chat_guid, company_guid)
    );
    create index chat_members_by_company on chat_members (company_guid);

    create table chat_messages (
      message_guid uuid primary key default uuidv7(),
      chat_guid uuid not null references chats,
      position integer not null,
      kind text not null check (kind in ('VIEWED', 'CLOSED', 'ANSWER', 'QUESTION')),
      message text not null,
      attachments jsonb not null default '[]',
      author_company_guid uuid,
      author_user_guid uuid,
      client_guid uuid,
      sent_at timestamptz not null default now(),
      constraint chat_messages_in_order unique (chat_guid, position),
      constraint chat_messages_once unique (chat_guid, author_company_guid, client_guid)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table chat_messages, chat_members, chats')
}
