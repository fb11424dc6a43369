import { type Calls, type Clock, type Database, type Kit, serviceOf } from '@sild/service-kit'

export interface BillingDeps {
  readonly database: Database
  readonly clock: Clock
  readonly calls: Calls
  /** Makes the hashes under which people and register numbers are known. */
  readonly holderKey: Buffer
}

export const createDeps = ({ database, clock, calls, config }: Kit): BillingDeps => ({
  database,
  clock,
  calls,
  holderKey: config.keys.fingerprints,
})

export const { serve, handle } = serviceOf<BillingDeps>()
