import { createHash } from 'node:crypto'
import type { FlagKey } from '@sild/contract/content/flags'

export interface FlagRule {
  readonly isOn: boolean
  readonly share: number
}

/** Whether a flag is on for a company, or, without one, for everybody. Whoever has it at a share keeps it at every higher one. */
export function hasFlag(key: FlagKey, { isOn, share }: FlagRule, companyGuid: string | null): boolean {
  if (!isOn || companyGuid === null) return isOn && share === 100
  return placeOf(key, companyGuid) < share
}

/** From 0 to 99, and another one for each flag, so that the same companies are not always the first. */
export const placeOf = (key: FlagKey, companyGuid: string): number =>
  createHash('sha256').update(`${key} ${companyGuid}`).digest().readUInt32BE() % 100
