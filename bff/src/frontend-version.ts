import { type ChannelName, diskStorage, openRegistry } from '@sild/registry'

const FRESH_MS = 10_000
const UNKNOWN = 'unknown'

/** Version of the shell that new documents get. Read at most every ten seconds. */
export function createFrontendVersion(registryDir: string, channel: ChannelName): () => Promise<string> {
  const registry = openRegistry(diskStorage(registryDir))
  let known = UNKNOWN
  let freshUntilMs = 0

  return async () => {
    if (performance.now() < freshUntilMs) return known
    freshUntilMs = performance.now() + FRESH_MS
    const pointer = await registry.readChannel(channel, 'shell')
    if (!pointer) return UNKNOWN
    const { lock } = await registry.readRelease('shell', pointer.stable)
    known = `${lock.version}+${lock.id}`
    return known
  }
}
