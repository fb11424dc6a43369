import { type Calls, type Clock, type Database, type Kit, type Live, serviceOf } from '@sild/service-kit'

export interface NotificationsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly calls: Calls
  readonly live: Pick<Live, 'publish'>
}

export const createDeps = ({ database, clock, calls, live }: Kit): NotificationsDeps => ({
  database,
  clock,
  calls,
  live,
})

export const { serve, handle } = serviceOf<NotificationsDeps>()
