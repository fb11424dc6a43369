import { type Clock, type Database, type Kit, serviceOf } from '@sild/service-kit'

export interface BillingDeps {
  readonly database: Database
  readonly clock: Clock
}

export const createDeps = ({ database, clock }: Kit): BillingDeps => ({ database, clock })

export const { serve, handle } = serviceOf<BillingDeps>()
