import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A browser of a user, with the keys that encrypt its push messages.
    create table push_subscriptions (
      subscription_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      endpoint text not null constraint push_subscriptions_endpoint_once unique,
      p256dh text not null,
      auth text not null,
      -- Language of the browser, used for its push messages.
      locale text not null,
      browser text,
      system text,
      created_at timestamptz not null default now()
    );
    create index push_subscriptions_by_user on push_subscriptions (user_guid, created_at desc);
    -- Push messages to send. A row is deleted when it is sent.
    create table pushes (
      push_guid uuid primary key default uuidv7(),
      notification_guid uuid not null references notifications on delete cascade,
      subscription_guid uuid not null references push_subscriptions on delete cascade,
      -- While a worker sends it: when other workers may claim it.
      due_at timestamptz not null,
      attempts integer not null default 0,
      unique (notification_guid, subscription_guid)
    );
    create index pushes_due on pushes (due_at);
    create index pushes_by_subscription on pushes (subscription_guid);
    alter table news_preferences
      add column unpushed_topics text[] not null default '{}',
      add column unshown_topics text[] not null default '{}';
    -- False if the reader has switched it off for the notifications of the portal.
    alter table notifications add column is_shown boolean not null default true;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notifications drop column is_shown;
    alter table news_preferences drop column unpushed_topics, drop column unshown_topics;
    drop table pushes, push_subscriptions;
  `)
}
