import {
  type Calls,
  type Clock,
  type Database,
  type Files,
  type Kit,
  type Live,
  type Outbox,
  serviceOf,
} from '@sild/service-kit'
import { createRegisters, type Registers } from './registers/registers.ts'

export interface CompaniesDeps {
  readonly database: Database
  readonly outbox: Outbox
  readonly clock: Clock
  readonly calls: Calls
  readonly live: Pick<Live, 'publish'>
  readonly files: Files
  readonly registers: Registers
}

export const createDeps = ({ config, database, outbox, clock, calls, live, files }: Kit): CompaniesDeps => ({
  database,
  outbox,
  clock,
  calls,
  live,
  files,
  registers: createRegisters(config.registers),
})

export const { serve, handle } = serviceOf<CompaniesDeps>()
