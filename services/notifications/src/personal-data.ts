import { type PersonalData, type Sql, sql } from '@sild/service-kit'

const ofUser = ({ userGuid }: { readonly userGuid: string }): Sql => sql`user_guid = ${userGuid}`

export const personalData: PersonalData = {
  notifications: { of: ofUser, key: 'notification_guid', without: ['effect_key'] },
  news_mails: { of: ofUser, key: 'mail_guid' },
  news_preferences: { of: ofUser, key: 'user_guid' },
  // With the keys of a browser anyone could send pushes to it.
  push_subscriptions: { of: ofUser, key: 'subscription_guid', without: ['endpoint', 'p256dh', 'auth'] },
  digests: { of: ({ userGuid }) => sql`reader_guid = ${userGuid}`, key: 'digest_guid' },
}
