import type { Knex } from 'knex'

/** A later release drops the old columns, after it has copied the last writes of the previous release. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The user who speaks for the company: the chat ends when they leave.
    alter table chat_members add column user_guid uuid;
    update chat_members set user_guid =
        case when chat_members.company_guid = chats.owner_company_guid then owner_user_guid else respondent_user_guid end
      from chats where chats.chat_guid = chat_members.chat_guid;
    create index chat_members_by_user on chat_members (user_guid);
    alter table chats alter column owner_user_guid drop not null, alter column respondent_user_guid drop not null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    update chats set owner_user_guid = owner.user_guid, respondent_user_guid = respondent.user_guid
      from chat_members as owner, chat_members as respondent
      where owner.chat_guid = chats.chat_guid and owner.company_guid = chats.owner_company_guid
        and respondent.chat_guid = chats.chat_guid and respondent.company_guid = chats.respondent_company_guid;
    alter table chat_members drop column user_guid;
  `)
}
