import type { ReleaseCandidate } from '@sild/build'

import { servedChannel, storageOf } from './candidate.ts'
import type { Connection } from './connection.ts'

export interface OpenedPage {
  route: string
  /** Null where the mocks give it no address. */
  path: string | null
  problems: readonly string[]
}

/** Opens every page of an unpublished release in a browser, on the mocks of its remote, in the shell of the portal. */
export async function openPages(
  connection: Connection,
  { lock, files, variants }: ReleaseCandidate['release'],
): Promise<readonly OpenedPage[]> {
  // Imported here, because most commands need no browser.
  const { inspectRemote } = await import('../../portal/inspect-remote.ts')
  return inspectRemote({
    remote: lock.name,
    release: { lock, files, variants },
    shell: { storage: storageOf(connection), channel: await servedChannel(connection) },
  })
}
