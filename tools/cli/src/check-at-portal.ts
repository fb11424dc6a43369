import { checkRelease } from '@sild/contract/delivery/operations'
import type { Reply } from '@sild/contract/schemas'
import type { ReleaseCandidate } from '@sild/build'

import type { Connection } from './connection.ts'

/** The portal's checks for a release that is not uploaded yet. */
export function checkAtPortal(
  { api, channel }: Connection,
  { chunks, files, lock, meta }: ReleaseCandidate['release'],
): Promise<Reply<'checkRelease'>> {
  const contracts = JSON.parse(Buffer.from(files.get('contracts.json') ?? '{}').toString('utf8'))
  return api.call(checkRelease, { params: { app: lock.name }, body: { channel, lock, meta, chunks, contracts } })
}
