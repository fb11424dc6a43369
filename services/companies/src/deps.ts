import { type Kit, serviceOf } from '@sild/service-kit'
import { createRegisters, type Registers } from './registers/registers.ts'

export interface CompaniesDeps extends Pick<Kit, 'database' | 'outbox' | 'clock' | 'calls' | 'live' | 'files'> {
  readonly registers: Registers
}

export const createDeps = (kit: Kit): CompaniesDeps => ({
  ...kit,
  registers: createRegisters(kit.config.registers, kit.config.seller.vatNumber),
})

export const { serve, handle } = serviceOf<CompaniesDeps>()
