import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Every mail from its handing over until nobody answers it or sends it back any more.
    create table mails (
      mail_guid uuid primary key default uuidv7(),
      -- The order in which they were handed over, which holds for each address.
      position bigint generated always as identity,
      kind text not null check (kind in ('access', 'service', 'news')),
      -- Null for mails to our own mailboxes and to whoever is being erased: their rows go when they are settled.
      user_guid uuid,
      -- In small letters.
      address text not null,
      -- What it says, which may hold a link into an account; null once it is settled.
      sealed bytea,
      -- What an answer to it is about.
      reply_kind text,
      reply_subject_guid uuid,
      created_at timestamptz not null,
      -- Until then the one who took it may deliver it.
      claimed_until timestamptz,
      settled_at timestamptz,
      outcome text check (outcome in ('sent', 'refused', 'suppressed', 'stale')),
      check ((settled_at is null) = (outcome is null))
    );
    create index mails_due on mails (array_position(array['access', 'service', 'news'], kind), position) where settled_at is null;
    create index mails_by_address on mails (address, kind, position) where settled_at is null;
    create index mails_by_user on mails (user_guid);
    create index mails_by_age on mails (created_at);

    -- Addresses that do not take our mails, or whose readers do not want them.
    create table troubled_addresses (
      address text primary key,
      user_guid uuid,
      -- Refusals in a row that may pass.
      failures integer not null default 0,
      failing_since timestamptz,
      retry_at timestamptz,
      suppressed_at timestamptz,
      suppression text check (suppression in ('hard', 'soft', 'complaint')),
      -- What the other mail server said.
      reason text,
      check ((suppressed_at is null) = (suppression is null))
    );
    create index troubled_addresses_by_user on troubled_addresses (user_guid);

    -- How fast mails go out, and until when none does because the mail server is away. One row.
    create table delivery_pace (
      is_only boolean primary key default true check (is_only),
      next_at timestamptz not null default 'epoch',
      paused_until timestamptz,
      failures integer not null default 0
    );
    insert into delivery_pace default values;

    -- What came in for one of our mails, kept until it is dealt with.
    create table inbound_mails (
      inbound_mail_guid uuid primary key default uuidv7(),
      mail_guid uuid not null references mails on delete cascade,
      purpose text not null check (purpose in ('reply', 'bounce')),
      -- The mail as it came; null once it is settled.
      sealed bytea,
      -- Of its Message-ID and who sent it: delivered twice, it is there once.
      fingerprint bytea not null,
      received_at timestamptz not null,
      settled_at timestamptz,
      outcome text,
      constraint inbound_mails_once unique (mail_guid, purpose, fingerprint)
    );
    create index inbound_mails_by_mail on inbound_mails (mail_guid, received_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table inbound_mails, delivery_pace, troubled_addresses, mails')
}
