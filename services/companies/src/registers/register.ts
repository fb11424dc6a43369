export const registerSources = ['ariregister', 'recherche-entreprises'] as const
export type RegisterSource = (typeof registerSources)[number]

/** A company as its register has it. */
export interface RegisteredCompany {
  readonly registrationNumber: string
  readonly name: string
  readonly address: string | null
  readonly cityTitle: string | null
  /** False once it was struck off. */
  readonly isActive: boolean
}
export interface Register {
  readonly source: RegisterSource
  /** Companies by a part of their name or by their number, the likeliest first. @throws RegisterUnavailableError */
  search: (query: string) => Promise<RegisteredCompany[]>
  /** Null: the register knows no such number. @throws RegisterUnavailableError */
  find: (registrationNumber: string) => Promise<RegisteredCompany | null>
}

/** A register that did not answer, had no time for us, or said what we do not understand. Nothing is known then. */
export class RegisterUnavailableError extends Error {
  override readonly name = 'RegisterUnavailableError'
}
