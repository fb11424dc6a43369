import type { Reply } from '@sild/contract'
import type { RegisterCheck } from '@sild/contract/companies/schemas'

/** A company as its register has it. */
export type RegisteredCompany = Reply<'searchRegister'>['list'][number]
export interface Register {
  readonly source: NonNullable<RegisterCheck['source']>
  /** Companies by a part of their name or by their number, the likeliest first. @throws RegisterUnavailableError */
  search: (query: string) => Promise<RegisteredCompany[]>
  /** Null: the register knows no such number. @throws RegisterUnavailableError */
  find: (registrationNumber: string) => Promise<RegisteredCompany | null>
}

/** A register that did not answer, had no time for us, or said what we do not understand. Nothing is known then. */
export class RegisterUnavailableError extends Error {
  override readonly name = 'RegisterUnavailableError'
}
