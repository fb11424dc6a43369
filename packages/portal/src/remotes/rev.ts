import { createHash } from 'node:crypto'

/** Names a set of releases by what is in it: `app@release`, and `app@release off` of what is switched off. */
export const revOf = (names: readonly string[]): string =>
  createHash('sha256').update(names.toSorted().join()).digest('hex').slice(0, 16)
