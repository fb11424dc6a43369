import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { applyChange, type ChannelName, diskStorage, openRegistry, releaseFolder } from '@sild/registry'
import { registryDir } from '../../../tools/workspace.ts'

/** Puts what the installation serves into another registry, live on a channel of it. */
export async function copyLiveReleases(directory: string, channel: ChannelName): Promise<void> {
  const source = openRegistry(diskStorage(registryDir))
  const target = diskStorage(directory)
  for (const name of await source.listApps('production')) {
    const release = (await source.readChannel('production', name))?.stable ?? ''
    const folder = releaseFolder(name, release)
    cpSync(join(registryDir, folder), join(directory, folder), { recursive: true })
    await applyChange(target, channel, name, { op: 'promote', release }, { by: 'a test' })
  }
}
