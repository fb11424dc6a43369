import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create sequence order_numbers start 100001;

    -- Orders and their payments. Amounts in euro cents.
    create table payments (
      payment_guid uuid primary key,
      order_number bigint not null unique,
      company_guid uuid not null,
      -- The user who ordered; erased with the account.
      user_guid uuid,
      type text not null check (type in ('subscription', 'option')),
      plan_slug text not null check (plan_slug in ('startup', 'business', 'enterprise')),
      months smallint check (months in (1, 3, 12)),
      -- Null for a gift.
      method text check (method in ('card', 'transfer')),
      status text not null check (status in ('WAITING', 'PAID', 'REJECTED', 'CANCELED', 'REFUNDED', 'GIFT')),
      net_cents integer not null check (net_cents >= 0),
      vat_cents integer not null check (vat_cents >= 0),
      vat_percent numeric(4, 1) not null,
      vat_scheme text not null check (vat_scheme in ('domestic', 'reverse-charge', 'one-stop-shop', 'outside-scope')),
      refunded_cents integer not null default 0 check (refunded_cents between 0 and net_cents + vat_cents),
      refund_reason text,
      -- Billing details at the time of the order.
      buyer jsonb,
      provider text not null,
      -- The provider's id; null for a bank transfer.
      provider_ref text,
      -- Time of the provider's latest known change: an older answer is ignored.
      provider_changed_at timestamptz,
      payment_url text,
      payable_until timestamptz,
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      version integer not null default 1,
      constraint payments_of_provider unique (provider, provider_ref)
    );
    create index payments_by_company on payments (company_guid, created_at desc, payment_guid);
    create index payments_by_age on payments (created_at desc, payment_guid);
    create index payments_open on payments (payable_until) where status in ('WAITING', 'REJECTED');
    -- Two tabs that buy at once create one order.
    create unique index payments_one_order on payments (company_guid) where type = 'subscription' and status = 'WAITING';

    alter table subscriptions add column payment_guid uuid references payments;
    -- A payment starts one period, even if its event is processed repeatedly.
    create unique index subscriptions_of_payment on subscriptions (payment_guid);

    -- Events as sent by providers, without duplicates.
    create table payment_events (
      provider text not null,
      event_id text not null,
      type text not null,
      provider_ref text,
      received_at timestamptz not null default now(),
      applied_at timestamptz,
      primary key (provider, event_id)
    );

    create table payment_differences (
      difference_guid uuid primary key default uuidv7(),
      kind text not null check (kind in ('amount-differs', 'paid-there-only', 'paid-here-only', 'refund-differs', 'paid-after-cancel')),
      payment_guid uuid references payments,
      provider text not null,
      provider_ref text not null,
      own_cents integer,
      provider_cents integer,
      found_at timestamptz not null default now(),
      told_at timestamptz,
      resolved_at timestamptz,
      resolved_by uuid
    );
    create unique index payment_differences_once on payment_differences (kind, provider, provider_ref) where resolved_at is null;

    create table refunds (
      key text primary key,
      payment_guid uuid not null references payments,
      amount_cents integer not null check (amount_cents > 0),
      reason text not null,
      refunded_by uuid,
      created_at timestamptz not null default now()
    );
    create index refunds_of_payment on refunds (payment_guid);

    -- Companies that want a plan that is not sold yet.
    create table plan_interests (
      interest_guid uuid primary key default uuidv7(),
      company_guid uuid not null,
      user_guid uuid not null,
      plan_slug text not null,
      message text not null,
      asked_at timestamptz not null default now()
    );

    -- Mails about the end of a plan that are queued or sent.
    create table plan_end_mails (
      subscription_guid uuid not null references subscriptions,
      message text not null check (message in ('week', 'day', 'over')),
      primary key (subscription_guid, message)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table plan_end_mails, plan_interests, refunds, payment_differences, payment_events;
    alter table subscriptions drop column payment_guid;
    drop table payments;
    drop sequence order_numbers;
  `)
}
