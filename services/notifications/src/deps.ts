import { type Kit, serviceOf } from '@sild/service-kit'

export type NotificationsDeps = Pick<Kit, 'database' | 'clock' | 'calls' | 'live'>

export const createDeps = (kit: Kit): NotificationsDeps => kit

export const { serve, handle } = serviceOf<NotificationsDeps>()
