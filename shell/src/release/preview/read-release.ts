import { paths } from '@sild/paths'
import type { Release } from '@sild/registry'

/** Details of a release of the page, for a preview. */
export interface BuiltRelease {
  version: string
  source: Release['source']
  /** Brotli bytes of its scripts. */
  scriptBytes: number
}

/** Reads from the public registry of the portal. @throws where it does not answer */
export async function readRelease(name: string, id: string): Promise<BuiltRelease> {
  const response = await fetch(paths.releaseLock(name, id))
  if (!response.ok) throw new Error(`${name}@${id} was answered with ${response.status}`)
  const { files, source, version } = (await response.json()) as Release // Validated by the portal.
  const scripts = Object.entries(files).filter(([path]) => path.endsWith('.js'))
  return { version, source, scriptBytes: scripts.reduce((sum, [, { br, bytes }]) => sum + (br ?? bytes), 0) }
}
