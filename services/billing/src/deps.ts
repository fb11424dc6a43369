import { type Kit, serviceOf } from '@sild/service-kit'

export interface BillingDeps extends Pick<Kit, 'database' | 'clock' | 'calls'> {
  /** Makes the hashes under which people and register numbers are known. */
  readonly holderKey: Buffer
}

export const createDeps = (kit: Kit): BillingDeps => ({ ...kit, holderKey: kit.config.keys.fingerprints })

export const { serve, handle } = serviceOf<BillingDeps>()
