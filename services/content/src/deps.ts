import { type Clock, type Database, type Kit, serviceOf } from '@sild/service-kit'

export interface ContentDeps {
  readonly database: Database
  readonly clock: Clock
}

export const createDeps = ({ database, clock }: Kit): ContentDeps => ({ database, clock })

export const { serve } = serviceOf<ContentDeps>()
