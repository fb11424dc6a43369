import { keysOf } from '../keys.ts'

/** Features that are rolled out gradually, with the initial share of companies. The staff can change it. */
const initialShares = {
  /** Results highlight the query. */
  'marked-words': 100,
} as const satisfies Record<string, number>

export type FlagKey = keyof typeof initialShares
export const flagKeys = keysOf(initialShares)
export const initialShareOf = (key: FlagKey): number => initialShares[key]
/** Flags that are on for all visitors, unless the staff changed them. */
export const initialFlags: readonly FlagKey[] = flagKeys.filter((key) => initialShareOf(key) === 100)
