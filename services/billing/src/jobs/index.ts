import type { JobHandler } from '@sild/service-kit'
import type { BillingDeps } from '../deps.ts'

/** A plan that has run out needs no job: the database's clock decides whenever it is asked. */
export const jobs: JobHandler<BillingDeps>[] = []
