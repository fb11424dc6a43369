import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- A browser of a person, with the keys that messages to it are encrypted with.
    create table push_subscriptions (
      subscription_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      endpoint text not null constraint push_subscriptions_endpoint_once unique,
      p256dh text not null,
      auth text not null,
      -- What the browser shows its person; messages to it are written in it.
      locale text not null,
      browser text,
      system text,
      created_at timestamptz not null default now()
    );
    create index push_subscriptions_by_user on push_subscriptions (user_guid, created_at desc);
    -- What is to be sent to each of them. A row goes with its sending.
    create table pushes (
      push_guid uuid primary key default uuidv7(),
      notification_guid uuid not null references notifications on delete cascade,
      subscription_guid uuid not null references push_subscriptions on delete cascade,
      -- While somebody is sending it, when others may.
      due_at timestamptz not null,
      attempts integer not null default 0,
      unique (notification_guid, subscription_guid)
    );
    create index pushes_due on pushes (due_at);
    create index pushes_by_subscription on pushes (subscription_guid);
    alter table news_preferences
      add column unpushed_topics text[] not null default '{}',
      add column unshown_topics text[] not null default '{}';
    -- False where its reader does not want it among the notifications of the portal.
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
