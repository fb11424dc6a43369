import { join, relative } from 'node:path'
import { appFolder } from '@sild/build/workspace'
import { type ChannelName, openRegistry, type RegistryStorage } from '@sild/registry'
import type { StandaloneMocks } from '@sild/testing/standalone'

import { Failure } from '../failure.mjs'
import { root } from '../workspace.ts'
import { composeRegistry } from './compose-registry.ts'
import { installMockApi } from './mock-api.ts'
import { personaFor, type RemotePage, remotePages } from './remote-pages.ts'
import { openSmallPortal, type SmallPortal } from './small-portal.ts'
import type { Persona } from './visitor.ts'

export interface AloneInput {
  remote: string
  /** The channel of the remote and the shell. */
  storage: RegistryStorage
  channel: ChannelName
  port?: number
  /** By default the persona that may open most of its pages. */
  persona?: Persona
  onUnanswered: (operation: string) => void
}
export interface AlonePortal extends SmallPortal {
  pages: readonly RemotePage[]
  persona: Persona
}

/** The shell and one remote on the remote's own mocks: no database, no service, no other remote. */
export async function openAlone({
  channel,
  onUnanswered,
  persona,
  port,
  remote,
  storage,
}: AloneInput): Promise<AlonePortal> {
  const mocks = await mocksOf(remote)
  const registry = openRegistry(storage)
  const pointer = await registry.readChannel(channel, remote)
  if (!pointer) throw new Failure(`${remote} is not built.`, `Build it: npm run build -- shell ${remote}`)
  const { meta } = await registry.readRelease(remote, pointer.stable)
  const pages = remotePages(meta, mocks)
  const who = persona ?? personaFor(pages)
  const portal = await openSmallPortal({
    storage: composeRegistry({ channel, apps: ['shell', remote], from: { storage, channel } }),
    channel,
    port,
    install: (app) => installMockApi(app, { mocks: mocks.api, persona: who, onUnanswered }),
  })
  return { ...portal, pages, persona: who }
}

async function mocksOf(remote: string): Promise<StandaloneMocks> {
  const folder = appFolder(remote)
  const file = join(relative(root, folder), 'src/mocks.ts')
  const wayOut = `Write there what its operations answer: export const mocks: StandaloneMocks = { api: { … } }`
  try {
    // The export is checked below.
    const { mocks } = (await import(join(folder, 'src/mocks.ts'))) as { mocks?: StandaloneMocks }
    if (mocks) return mocks
  } catch (cause) {
    throw new Failure(`${file} cannot be imported: ${String(cause)}`, wayOut)
  }
  throw new Failure(`${file} exports no mocks.`, wayOut)
}
