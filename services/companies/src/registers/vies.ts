import { splitVatNumber } from '@sild/contract/companies/vat-number'
import * as z from 'zod/mini'
import { fetchRegister } from './fetch-register.ts'
import { RegisterUnavailableError } from './register.ts'

const answer = z.object({
  valid: z.boolean(),
  name: z.optional(z.nullable(z.string())),
  address: z.optional(z.nullable(z.string())),
  requestIdentifier: z.optional(z.nullable(z.string())),
  /** `VALID`, `INVALID`, or why a member state could not be asked. */
  userError: z.optional(z.nullable(z.string())),
})
const settled = new Set<string | null | undefined>([undefined, null, '', 'VALID', 'INVALID'])
/** The placeholder of member states that reveal no names. */
const NO_NAME = '---'

export interface VatCheck {
  readonly isValid: boolean
  /** Null if the member state does not reveal it. */
  readonly name: string | null
  readonly address: string | null
  /** A tax office finds the reply by it; null if the request to VIES did not name the requester. */
  readonly consultationNumber: string | null
}
export interface VatRegister {
  /** @throws RegisterUnavailableError also if VIES is up but the member state does not reply */
  check: (vatNumber: string) => Promise<VatCheck>
}

const shownOf = (text: string | null | undefined): string | null => (text && text !== NO_NAME ? text : null)

/** VIES, the register of VAT numbers of the European Union. The number of the requester makes the answer evidence. */
export const vies = (baseUrl: string, requesterVatNumber: string): VatRegister => ({
  check: async (vatNumber) => {
    const requester = splitVatNumber(requesterVatNumber)
    const { address, name, requestIdentifier, userError, valid } = await fetchRegister(new URL(baseUrl), answer, {
      body: {
        ...splitVatNumber(vatNumber),
        requesterMemberStateCode: requester.countryCode,
        requesterNumber: requester.vatNumber,
      },
    })
    if (!settled.has(userError)) throw new RegisterUnavailableError(`VIES: ${userError}`)
    return {
      isValid: valid,
      name: shownOf(name),
      address: shownOf(address),
      consultationNumber: requestIdentifier || null,
    }
  },
})
