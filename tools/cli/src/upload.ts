import { ApiError } from '@sild/api-client'
import type { ReleaseCandidate } from '@sild/build'
import { publishRelease } from '@sild/contract/delivery/operations'
import { operationUrl } from '@sild/contract/operation-url'
import type { ErrorBody } from '@sild/contract/errors'
import type { Reply } from '@sild/contract/schemas'

import type { Connection } from './connection.ts'

/** The lock first, then every file under its path, compressed copies too. @throws ApiError */
export async function uploadRelease(
  connection: Connection,
  { files, lock, variants }: ReleaseCandidate['release'],
): Promise<Reply<'publishRelease'>> {
  const form = new FormData()
  form.append('release', JSON.stringify(lock))
  for (const [path, bytes] of [...files, ...variants]) form.append(path, new Blob([new Uint8Array(bytes)]), path)
  const url = operationUrl(publishRelease, { params: { app: lock.name } })
  let response: Response
  try {
    response = await connection.fetch(url, { method: publishRelease.method, body: form })
  } catch (cause) {
    throw new ApiError('unavailable', { status: 0, isOffline: true, cause })
  }
  const body = (await response.json().catch(() => null)) as (Partial<ErrorBody> & { result?: unknown }) | null // The envelope of every answer.
  // The portal answers by the contract.
  if (response.ok && body) return body.result as Reply<'publishRelease'>
  const { status } = response
  throw body?.error ? new ApiError(body.error.code, { ...body.error, status }) : new ApiError('unavailable', { status })
}
