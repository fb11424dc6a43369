import type { RegistersConfig } from '@sild/service-kit'
import { estonianRegister } from './estonian-register.ts'
import { frenchRegister } from './french-register.ts'
import type { Register } from './register.ts'
import { type VatRegister, vies } from './vies.ts'

export interface Registers {
  /** Null: no register of that country is configured, so nothing can be said. */
  ofCountry: (countryCode: string) => Register | null
  readonly vat: VatRegister | null
}

export function createRegisters(
  { estonianUrl, frenchUrl, viesUrl }: RegistersConfig,
  requesterVatNumber: string,
): Registers {
  const byCountry: Readonly<Record<string, Register | null>> = {
    EE: estonianUrl ? estonianRegister(estonianUrl) : null,
    FR: frenchUrl ? frenchRegister(frenchUrl) : null,
  }
  return {
    ofCountry: (countryCode) => byCountry[countryCode] ?? null,
    vat: viesUrl ? vies(viesUrl, requesterVatNumber) : null,
  }
}
