import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Every mail, from the handover until replies and bounces are no longer expected.
    create table mails (
      mail_guid uuid primary key default uuidv7(),
      -- Order of the handover; mails to one address are sent in this order.
      position bigint generated always as identity,
      kind text not null check (kind in ('access', 'service', 'news')),
      -- Null for mails to our own mailboxes and to users being erased: these rows are deleted when they are settled.
      user_guid uuid,
      -- In lower case.
      address text not null,
      -- Content, which may contain a link into an account; null once settled.
      sealed bytea,
      -- The object that an answer belongs to.
      reply_kind text,
      reply_subject_guid uuid,
      created_at timestamptz not null,
      -- Until then the worker that claimed it may deliver it.
      claimed_until timestamptz,
      settled_at timestamptz,
      outcome text check (outcome in ('sent', 'refused', 'suppressed', 'stale')),
      check ((settled_at is null) = (outcome is null))
    );
    create index mails_due on mails (array_position(array['access', 'service', 'news'], kind), position) where settled_at is null;
    create index mails_by_address on mails (address, kind, position) where settled_at is null;
    create index mails_by_user on mails (user_guid);
    create index mails_by_age on mails (created_at);

    -- Addresses that bounce our mails or complained about them.
    create table troubled_addresses (
      address text primary key,
      user_guid uuid,
      -- Temporary refusals in a row.
      failures integer not null default 0,
      failing_since timestamptz,
      retry_at timestamptz,
      suppressed_at timestamptz,
      suppression text check (suppression in ('hard', 'soft', 'complaint')),
      -- Answer of the other mail server.
      reason text,
      check ((suppressed_at is null) = (suppression is null))
    );
    create index troubled_addresses_by_user on troubled_addresses (user_guid);

    -- Rate of outgoing mails, and the pause while the mail server is unreachable. One row.
    create table delivery_pace (
      is_only boolean primary key default true check (is_only),
      next_at timestamptz not null default 'epoch',
      paused_until timestamptz,
      failures integer not null default 0
    );
    insert into delivery_pace default values;

    -- Incoming replies and bounces, stored until they are processed.
    create table inbound_mails (
      inbound_mail_guid uuid primary key default uuidv7(),
      mail_guid uuid not null references mails on delete cascade,
      purpose text not null check (purpose in ('reply', 'bounce')),
      -- The raw mail; null once settled.
      sealed bytea,
      -- Hash of Message-ID and sender: a mail delivered twice is stored once.
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
