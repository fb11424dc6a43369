import { join } from 'node:path'
import { cachedStorage } from '@sild/portal/remotes/cached-storage'
import { diskStorage } from '@sild/registry'

import { buildInChild } from '../build/build-in-child.ts'
import { composeRegistry } from '../portal/compose-registry.ts'
import { openSmallPortal, type SmallPortal } from '../portal/small-portal.ts'
import { claimPort } from '../supervisor/ports.ts'
import { step } from '../supervisor/progress.ts'
import { registryDir, scratchDir } from '../workspace.ts'
import { guestOf } from './guest-of.ts'
import type { DevOptions } from './options.ts'
import { findPortal } from './portal-there.ts'
import { proxyCalls } from './proxy.ts'
import { recentPointers } from './recent.ts'
import { workOn } from './work-on.ts'

const pointersMs = 5000

/** `npm run dev -- mf-x --against <url>`: the local remote in another portal, with its users and its data. */
export async function developAgainst({ apps: [remote = ''], against: url = '', start }: DevOptions): Promise<void> {
  const port = await claimPort(start.port, start.isPortGiven, start.command)
  const there = await step(`looking at ${url}`, () => findPortal(url))
  await step('building the shell', () => buildInChild('dev', ['shell']))
  await workOn(remote)
  const { origin } = await openAgainst({ remote, url, there, port })
  console.log(`\n  ${remote} at ${origin}, everything else of ${url} (${there.channel})\n\n  Ctrl-C stops it.\n`)
}

interface AgainstInput {
  remote: string
  url: string
  there: Awaited<ReturnType<typeof findPortal>>
  port?: number
}

/**
 * Documents are made here, calls are made there. The shell is of this checkout too: what exchanges modules in an open page
 * works with a development build of React only.
 */
const openAgainst = ({ port, remote, there, url }: AgainstInput): Promise<SmallPortal> =>
  openSmallPortal({
    storage: composeRegistry({
      channel: 'dev',
      apps: ['shell', remote],
      from: { storage: diskStorage(registryDir), channel: 'dev' },
      rest: {
        storage: recentPointers(cachedStorage(there.storage, join(scratchDir, 'releases-of-others')), pointersMs),
        channel: there.channel,
      },
    }),
    channel: 'dev',
    port,
    fileOrigins: there.fileOrigins,
    createApi: guestOf(url),
    install: (app) => proxyCalls(app, url),
  })
