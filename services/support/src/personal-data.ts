import { type PersonalData, sql } from '@sild/service-kit'

/** Notes and names of the staff are not the user's data. */
export const personalData: PersonalData = {
  tickets: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'ticket_guid',
    without: ['claimed_by_user_guid', 'claimed_by_email', 'claimed_until', 'words'],
  },
  ticket_messages: {
    of: ({ userGuid }) =>
      sql`(kind <> 'note' and ticket_guid in (select ticket_guid from tickets where user_guid = ${userGuid}))`,
    key: `ticket_guid || ' ' || message_guid`,
    without: ['author_user_guid', 'author_email', 'words'],
  },
  contact_forms: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'contact_form_guid' },
  feedbacks: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'feedback_guid' },
  webinar_registrations: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'registration_guid' },
}
