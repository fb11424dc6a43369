import { type PersonalData, sql } from '@sild/service-kit'

/** Contents are left out: they are sealed, and the user has them in their mailbox. */
export const personalData: PersonalData = {
  mails: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'mail_guid',
    without: ['sealed', 'position', 'claimed_until'],
  },
  troubled_addresses: {
    of: ({ email, userGuid }) => sql`(user_guid = ${userGuid} or address = ${email})`,
    key: 'address',
  },
}
