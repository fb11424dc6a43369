import { type Clock, type Database, type Kit, serviceOf, type Storage } from '@sild/service-kit'

export interface ContentDeps {
  readonly database: Database
  readonly clock: Clock
  readonly storage: Storage
}

export const createDeps = ({ database, clock, storage }: Kit): ContentDeps => ({ database, clock, storage })

export const { serve } = serviceOf<ContentDeps>()
