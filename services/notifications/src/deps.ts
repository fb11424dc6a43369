import { type Kit, serviceOf } from '@sild/service-kit'
import { createPushSender, type PushSender } from './pushes/push-sender.ts'
import { vapidKeysOf } from './pushes/vapid-keys.ts'

export interface NotificationsDeps extends Pick<
  Kit,
  'database' | 'clock' | 'calls' | 'live' | 'log' | 'outbox' | 'mailer'
> {
  readonly publicUrl: string
  /** Whether users can answer mails. */
  readonly isAnswerable: boolean
  /** Multiplies the delay before an unread notification is mailed. */
  readonly newsDelayScale: number
  readonly push: PushSender
}

export const createDeps = (kit: Kit): NotificationsDeps => ({
  ...kit,
  publicUrl: kit.config.publicUrl,
  isAnswerable: kit.config.mails.inbound !== null,
  newsDelayScale: kit.config.newsDelayScale,
  push: createPushSender({
    keys: vapidKeysOf(kit.config.keys.push),
    contact: `mailto:${kit.config.supportMailbox}`,
    trustedUrl: kit.config.pushServiceUrl,
  }),
})

export const { serve, handle } = serviceOf<NotificationsDeps>()
