import { splitVatNumber } from '@sild/contract/companies/vat-number'
import * as z from 'zod/mini'
import { askRegister } from './ask-register.ts'
import { RegisterUnavailableError } from './register.ts'

const answer = z.object({
  valid: z.boolean(),
  name: z.optional(z.nullable(z.string())),
  /** `VALID`, `INVALID`, or why a member state could not be asked. */
  userError: z.optional(z.nullable(z.string())),
})
const settled = new Set<string | null | undefined>([undefined, null, '', 'VALID', 'INVALID'])
/** What member states write that tell no names. */
const NO_NAME = '---'

export interface VatCheck {
  readonly isValid: boolean
  /** Null where the member state does not tell. */
  readonly name: string | null
}
export interface VatRegister {
  /** @throws RegisterUnavailableError also where VIES stands and the member state does not answer */
  check: (vatNumber: string) => Promise<VatCheck>
}

/** VIES, the register of VAT numbers of the European Union. */
export const vies = (baseUrl: string): VatRegister => ({
  check: async (vatNumber) => {
    const { valid, name, userError } = await askRegister(new URL(baseUrl), answer, { body: splitVatNumber(vatNumber) })
    if (!settled.has(userError)) throw new RegisterUnavailableError(`VIES: ${userError}`)
    return { isValid: valid, name: name && name !== NO_NAME ? name : null }
  },
})
