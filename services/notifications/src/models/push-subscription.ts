import type { Locale } from '@sild/contract'
import { modelOf } from '@sild/service-kit'

/** One browser of one user. */
export class PushSubscription extends modelOf('pushSubscriptions', 'subscriptionGuid') {
  declare subscriptionGuid: string
  declare userGuid: string
  declare endpoint: string
  declare p256dh: string
  declare auth: string
  declare locale: Locale
  declare browser: string | null
  declare system: string | null
  declare createdAt: Date
}
