import { resolve } from 'node:path'
import type { ReleaseCandidate } from '@sild/build'
import {
  channelNames,
  type ChannelName,
  httpStorage,
  openRegistry,
  type Registry,
  RegistryError,
  type RegistryStorage,
} from '@sild/registry'

import { CliError, usageError } from './cli-error.ts'
import type { Connection } from './connection.ts'
import { exitCodes } from './exit-codes.ts'

const remoteNamed = (app: string): `mf-${string}` => {
  if (isRemote(app)) return app
  throw usageError(`${app} is not a remote.`, 'The shell is built here: leave --from out.')
}
const isRemote = (app: string): app is `mf-${string}` => app.startsWith('mf-')

/** The public, read-only registry of a portal. */
export const storageOf = ({ url }: Connection): RegistryStorage => httpStorage(`${url}/registry/`)
export const registryOf = (connection: Connection): Registry => openRegistry(storageOf(connection))

/** The channel with the shell that a release is built against: the given one, else the one that the portal serves. */
export async function servedChannel(connection: Connection): Promise<ChannelName> {
  if (connection.channel) return connection.channel
  const registry = registryOf(connection)
  const home = await connection.fetch('/', { headers: { accept: 'text/html' } }).catch(() => null)
  const html = (await home?.text()) ?? ''
  const isShown = (id: string | null | undefined): boolean => Boolean(id) && html.includes(`/a/shell/${id}/`)
  const shells = await Promise.all(
    channelNames.map(async (name) => ({ name, shell: await registry.readChannel(name, 'shell').catch(() => null) })),
  )
  const served =
    shells.find(({ shell }) => isShown(shell?.stable) || isShown(shell?.canary?.release)) ??
    // For some seconds after a change, documents are still the previous ones.
    shells.find(({ shell }) => shell?.history.some(({ release }) => isShown(release)))
  if (served) return served.name
  throw new CliError(`${connection.url} shows nothing of its registry.`, {
    exitCode: exitCodes.noAnswer,
    wayOut: 'Is it a portal, and does it run? npx sild doctor looks closer.',
  })
}

/**
 * Builds an app of this checkout against the shell of the portal, or reads the files of another build from a folder.
 * @throws CliError when it does not compile
 */
export async function buildCandidate(connection: Connection, app: string, from?: string): Promise<ReleaseCandidate> {
  const channel = await servedChannel(connection)
  // Only builds load the bundler.
  const { adoptRelease, buildRelease, CompileError } = await import('@sild/build')
  const registry = registryOf(connection)
  try {
    return from === undefined
      ? await buildRelease({ app, registry, channel })
      : await adoptRelease({ name: remoteNamed(app), folder: resolve(from), registry, channel })
  } catch (error) {
    if (error instanceof CompileError || error instanceof RegistryError)
      throw new CliError(`${app} does not build.`, { problems: [error.message] })
    // Errors of Node.js have a code; others may not.
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND')
      throw usageError(`There is no ${app} in this checkout.`, `Make it: npm run new-remote -- ${app} --route /<path>`)
    throw error
  }
}
