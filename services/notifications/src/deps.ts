import { type Kit, serviceOf } from '@sild/service-kit'

export interface NotificationsDeps extends Pick<Kit, 'database' | 'clock' | 'calls' | 'live' | 'outbox' | 'mailer'> {
  readonly publicUrl: string
}

export const createDeps = (kit: Kit): NotificationsDeps => ({ ...kit, publicUrl: kit.config.publicUrl })

export const { serve, handle } = serviceOf<NotificationsDeps>()
