import { keysOf } from '../keys.ts'

/** Features that not everybody has at once, with the share of companies that has them until the staff say otherwise. */
const initialShares = {
  /** Results mark what was looked for. */
  'marked-words': 100,
} as const satisfies Record<string, number>

export type FlagKey = keyof typeof initialShares
export const flagKeys = keysOf(initialShares)
export const initialShareOf = (key: FlagKey): number => initialShares[key]
/** What everybody has as far as the code alone knows. */
export const initialFlags: readonly FlagKey[] = flagKeys.filter((key) => initialShareOf(key) === 100)
