import { type Kit, serviceOf } from '@sild/service-kit'

export type PublicationsDeps = Pick<Kit, 'database' | 'outbox' | 'calls' | 'clock' | 'live' | 'files'>

export const createDeps = (kit: Kit): PublicationsDeps => kit

export const { serve, handle } = serviceOf<PublicationsDeps>()
