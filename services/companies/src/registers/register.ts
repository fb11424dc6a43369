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

/** A register did not reply, rejected the request for load, or sent an unknown reply. The result is unknown then. */
export class RegisterUnavailableError extends Error {
  override readonly name = 'RegisterUnavailableError'
}
