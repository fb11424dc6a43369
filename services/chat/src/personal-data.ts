import { type PersonalData, sql } from '@sild/service-kit'

/** Both sides of a chat get all its messages, without the guids of the users who wrote them. */
export const personalData: PersonalData = {
  chats: {
    of: ({ userGuid }) => sql`chat_guid in (select chat_guid from chat_members where user_guid = ${userGuid})`,
    key: 'chat_guid',
    without: ['owner_user_guid', 'respondent_user_guid'],
  },
  chat_members: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: `chat_guid || ' ' || company_guid` },
  chat_messages: {
    of: ({ userGuid }) => sql`chat_guid in (select chat_guid from chat_members where user_guid = ${userGuid})`,
    key: `chat_guid || lpad(position::text, 10, '0')`,
    without: ['author_user_guid', 'client_guid'],
  },
}
