import type { ParsedInput } from '@sild/contract'
import type { FlagKey } from '@sild/contract/content/flags'
import { AppError, type SignedInActor, type Transaction } from '@sild/service-kit'
import { type FlagDeps, type FlagVersion, lockFlag, writeFlag } from './write-flag.ts'

type Rule = ParsedInput<'changeFlag'>['body'] & { readonly flagKey: FlagKey }

/** Changes who has a flag. @throws flag-changed-meanwhile */
export async function changeFlag(
  trx: Transaction,
  deps: FlagDeps,
  staff: SignedInActor,
  { flagKey, isOn, share, version }: Rule,
): Promise<FlagVersion> {
  const held = await lockFlag(trx, flagKey)
  if (held.version !== version) throw new AppError('flag-changed-meanwhile')
  return writeFlag(trx, deps, staff, { ...held, isOn, share })
}
