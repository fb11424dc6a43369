import { type Kit, serviceOf } from '@sild/service-kit'

export type ChatDeps = Pick<Kit, 'database' | 'outbox' | 'clock' | 'calls' | 'live' | 'files'>

export const createDeps = (kit: Kit): ChatDeps => kit

export const { serve, handle } = serviceOf<ChatDeps>()
