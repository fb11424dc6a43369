import type { ErrorCode } from '@sild/contract/errors'
import { AppError } from '@sild/service-kit/errors'
import {
  OutdatedPointerError,
  RegistryError,
  type RegistryErrorCode,
  type WritableRegistryStorage,
} from '@sild/registry'

const codes = {
  'release-invalid': 'release-invalid',
  'release-exists': 'release-exists',
  'release-not-found': 'release-not-found',
  'release-damaged': 'release-invalid',
  'release-incompatible': 'release-incompatible',
  'pointer-outdated': 'pointer-outdated',
  'channel-frozen': 'channel-frozen',
  'already-stable': 'already-stable',
  'no-stable': 'app-not-found',
  'no-canary': 'no-canary',
  'nothing-to-roll-back': 'nothing-to-roll-back',
  'shell-needed': 'shell-needed',
  'storage-full': 'storage-full',
} as const satisfies Record<RegistryErrorCode, ErrorCode>
const withProblems = new Set<RegistryErrorCode>(['release-invalid', 'release-damaged', 'release-incompatible'])

/** Turns refusals of the registry into API errors. `values` are for the message. */
export async function withRegistryRefusals<Result>(
  values: Record<string, string | number>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error
    throw new AppError(codes[error.code], {
      values: { ...values, ...(error instanceof OutdatedPointerError && { rev: error.rev }) },
      ...(withProblems.has(error.code) && { problems: error.message.split('\n') }),
      cause: error,
    })
  }
}

/** @throws registry-read-only where releases come from another portal */
export function requireWritable(storage: WritableRegistryStorage | null): WritableRegistryStorage {
  if (!storage) throw new AppError('registry-read-only')
  return storage
}
