import { canonicalRegistrationNumber } from '@sild/contract/companies/registration-number'
import * as z from 'zod/mini'
import { fetchRegister } from './fetch-register.ts'
import type { Register, RegisteredCompany } from './register.ts'

const answer = z.object({
  status: z.string(),
  data: z.optional(
    z.array(
      z.object({
        reg_code: z.union([z.string(), z.number()]),
        name: z.string(),
        status: z.optional(z.string()),
        legal_address: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
})
/** Entered in the register; the other letters are stages of leaving it. */
const REGISTERED = 'R'

/** The autocomplete of the Estonian business register (ariregister.rik.ee). */
export function estonianRegister(baseUrl: string): Register {
  const search = async (query: string): Promise<RegisteredCompany[]> => {
    const url = new URL(baseUrl)
    url.searchParams.set('q', query)
    const { data = [] } = await fetchRegister(url, answer)
    return data.map(({ reg_code: code, name, status, legal_address: address }) => ({
      // The register answers with a number, which has lost its leading zeros.
      registrationNumber: String(code).padStart(8, '0'),
      name,
      address: address || null,
      cityTitle: null,
      isActive: (status ?? REGISTERED) === REGISTERED,
    }))
  }
  return {
    source: 'ariregister',
    search,
    find: async (registrationNumber) => {
      const number = canonicalRegistrationNumber(registrationNumber)
      const found = await search(number)
      return found.find((company) => company.registrationNumber === number) ?? null
    },
  }
}
