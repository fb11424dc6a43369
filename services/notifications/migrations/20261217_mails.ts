import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Mails about notifications: one mail lists all unread ones, at most one an hour.
    create table news_mails (
      mail_guid uuid primary key default uuidv7(),
      user_guid uuid not null,
      created_at timestamptz not null default now(),
      -- Time when it was sent, or became unnecessary.
      settled_at timestamptz
    );
    create index news_mails_by_user on news_mails (user_guid, created_at desc);
    alter table notifications add column mail_guid uuid references news_mails;
    create index notifications_to_mail on notifications (user_guid) where read_at is null and mail_guid is null;
    -- Older notifications are not mailed and cause no delay.
    insert into news_mails (mail_guid, user_guid, created_at, settled_at)
      select uuidv7(), user_guid, 'epoch', now() from notifications group by user_guid;
    update notifications set mail_guid = m.mail_guid from news_mails m where m.user_guid = notifications.user_guid;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table notifications drop column mail_guid;
    drop table news_mails;
  `)
}
