import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table tickets (
      ticket_guid uuid primary key default uuidv7(),
      number bigint generated always as identity (start with 1001) constraint tickets_number_once unique,
      title text not null,
      state text not null default 'open' check (state in ('open', 'messaged', 'viewed', 'closed', 'rated')),
      source text not null check (source in ('member', 'contact-form', 'feedback', 'payment')),
      -- Key of its source, so that a repeated job creates one ticket.
      source_guid uuid,
      locale text not null check (locale in ('en', 'et', 'fr')),
      -- The author. A guest has an address only.
      user_guid uuid,
      company_guid uuid,
      name text,
      email text,
      tags text[] not null default '{}',
      request_ids text[] not null default '{}',
      unread_count integer not null default 0,
      rating integer check (rating between 1 and 5),
      rating_comment text,
      rated_at timestamptz,
      claimed_by_user_guid uuid,
      claimed_by_email text,
      claimed_until timestamptz,
      -- Promised time of the answer.
      due_at timestamptz,
      first_due_at timestamptz,
      first_answered_at timestamptz,
      first_answer_minutes integer,
      merged_into_guid uuid references tickets on delete cascade,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      words tsvector generated always as (
        to_tsvector('simple', title || ' ' || coalesce(name, '') || ' ' || coalesce(email, ''))
      ) stored,
      check (user_guid is not null or email is not null)
    );
    create unique index tickets_once on tickets (source, source_guid) where source_guid is not null;
    -- Includes the columns for the counts of waiting tickets, which every view of the inbox needs.
    create index tickets_waiting on tickets (due_at, ticket_guid) include (claimed_until, claimed_by_user_guid, tags)
      where state = 'open';
    create index tickets_answered on tickets (updated_at desc, ticket_guid) where state in ('messaged', 'viewed');
    create index tickets_closed on tickets (updated_at desc, ticket_guid) where state in ('closed', 'rated');
    create index tickets_of_user on tickets (user_guid, updated_at desc);
    create index tickets_of_guest on tickets (lower(email)) where email is not null;
    create index tickets_claimed on tickets (claimed_until) where claimed_until is not null;
    create index tickets_by_tag on tickets using gin (tags);
    create index tickets_by_words on tickets using gin (words);
    create index tickets_by_creation on tickets (created_at);

    create table ticket_messages (
      message_guid uuid primary key default uuidv7(),
      ticket_guid uuid not null references tickets on delete cascade,
      kind text not null check (kind in ('question', 'answer', 'note')),
      message text not null,
      attachments jsonb not null default '[]',
      author_user_guid uuid,
      -- Name of the staff member, for colleagues.
      author_email text,
      sent_at timestamptz not null default clock_timestamp(),
      words tsvector generated always as (to_tsvector('simple', message)) stored
    );
    create index ticket_messages_by_ticket on ticket_messages (ticket_guid, sent_at);
    create index ticket_messages_by_author on ticket_messages (author_user_guid);
    create index ticket_messages_by_words on ticket_messages using gin (words);

    create table ticket_actions (
      action_guid uuid primary key default uuidv7(),
      ticket_guid uuid not null references tickets on delete cascade,
      at timestamptz not null default clock_timestamp(),
      user_guid uuid,
      email text,
      action text not null,
      note text
    );
    create index ticket_actions_by_ticket on ticket_actions (ticket_guid, at);

    create table canned_answers (
      answer_guid uuid primary key default uuidv7(),
      name text not null,
      texts jsonb not null,
      version integer not null default 1,
      created_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table canned_answers, ticket_actions, ticket_messages, tickets')
}
