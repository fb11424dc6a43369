import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { applyChange, diskStorage, publishRelease, type RegistryStorage, type Release } from '@sild/registry'

import { composeRegistry, type RegistrySource } from './compose-registry.ts'
import { type InspectedPage, inspectPages } from './inspect-pages.ts'
import { openAlone } from './open-alone.ts'

type Files = ReadonlyMap<string, Uint8Array>
export interface InspectionInput {
  remote: string
  /** Built, and published nowhere. */
  release: { lock: Release; files: Files; variants: Files }
  /** The registry with the shell for the remote. */
  shell: RegistrySource
}

const channel = 'production'

/** Opens every page of an unpublished release, in the shell of a portal, on the mocks of the remote. */
export async function inspectRemote({ release, remote, shell }: InspectionInput): Promise<InspectedPage[]> {
  const directory = await mkdtemp(join(tmpdir(), 'sild-inspection-'))
  const storage = diskStorage(directory)
  try {
    await publishRelease(storage, release.lock, release.files, release.variants)
    await applyChange(storage, channel, remote, { op: 'promote', release: release.lock.id }, { by: 'check' })
    return await inspected(
      remote,
      composeRegistry({ channel, apps: [remote], from: { storage, channel }, rest: shell }),
    )
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

async function inspected(remote: string, storage: RegistryStorage): Promise<InspectedPage[]> {
  const unanswered: string[] = []
  const portal = await openAlone({
    remote,
    storage,
    channel,
    onUnanswered: (operation) => unanswered.push(operation),
  })
  try {
    const pages = await inspectPages(portal)
    const missing = unanswered.map((operation) => `does not say what ${operation} answers`)
    if (missing.length === 0) return pages
    return [...pages, { route: `${remote}/src/mocks.ts`, access: 'public', path: null, problems: missing }]
  } finally {
    await portal.stop()
  }
}
