import { createHash } from 'node:crypto'
import type { FlagRule } from '@sild/contract/content/flag-schemas'
import type { FlagKey } from '@sild/contract/content/flags'

/** Whether a flag is on for a company, or for all users. A company keeps a flag when its share grows. */
export function hasFlag(
  key: FlagKey,
  { isOn, share }: Pick<FlagRule, 'isOn' | 'share'>,
  companyGuid: string | null,
): boolean {
  if (!isOn || companyGuid === null) return isOn && share === 100
  return placeOf(key, companyGuid) < share
}

/** From 0 to 99, different for each flag, so that other companies come first each time. */
export const placeOf = (key: FlagKey, companyGuid: string): number =>
  createHash('sha256').update(`${key} ${companyGuid}`).digest().readUInt32BE() % 100
