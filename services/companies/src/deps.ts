import {
  type Calls,
  type Clock,
  type Database,
  type Kit,
  type Live,
  type Outbox,
  serviceOf,
  type Storage,
} from '@sild/service-kit'
import { createRegisters, type Registers } from './registers/registers.ts'

export interface CompaniesDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly clock: Clock
  readonly calls: Calls
  readonly live: Pick<Live, 'publish'>
  readonly storage: Storage
  readonly uploadsUrl: string
  readonly registers: Registers
}

export const createDeps = ({ config, database, outbox, clock, calls, live, storage }: Kit): CompaniesDeps => ({
  database,
  outbox,
  clock,
  calls,
  live,
  storage,
  uploadsUrl: config.uploadsUrl,
  registers: createRegisters(config.registers),
})

export const { serve, handle } = serviceOf<CompaniesDeps>()
