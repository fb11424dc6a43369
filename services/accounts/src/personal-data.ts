import { type PersonalData, sql } from '@sild/service-kit'

/** Links of mails that still work, and hashes of browsers, are secrets. */
export const personalData: PersonalData = {
  users: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'user_guid',
    without: ['password_hash', 'second_factor_secret', 'second_factor_step'],
  },
  sessions: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'session_guid',
    without: ['binder_hash', 'generation'],
  },
  active_weeks: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'week' },
  audit_events: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'audit_event_guid' },
  suspensions: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'suspension_guid',
    // The moderators who decided, and internal notes.
    without: ['suspended_by_guid', 'restored_by_guid', 'note'],
  },
  viewings: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'viewing_guid',
    // The support agent and their session.
    without: ['viewed_by_guid', 'session_guid'],
  },
  address_changes: { of: ({ userGuid }) => sql`user_guid = ${userGuid}`, key: 'address_change_guid' },
  address_moves: {
    of: ({ userGuid }) => sql`user_guid = ${userGuid}`,
    key: 'address_move_guid',
    without: ['started_by_guid', 'stopped_by_guid'],
  },
  newsletter_subscribers: { of: ({ email }) => sql`email = ${email}`, key: 'subscriber_guid' },
  recovery_requests: { of: ({ email }) => sql`email = ${email}`, key: 'recovery_request_guid' },
  unsubscribe_requests: { of: ({ email }) => sql`email = ${email}`, key: 'unsubscribe_request_guid' },
}
