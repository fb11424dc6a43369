import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'

/**
 * Address of a remote's entry in the release of this document.
 * @throws Error for a remote that is not in the document
 */
export function entryOf({ remotes }: ChosenReleases, name: string): string {
  const release = remotes[name]
  if (!release) throw new Error(`${name} is not part of this document.`)
  return `${publicPathOf(name, release.id)}remoteEntry.js`
}
