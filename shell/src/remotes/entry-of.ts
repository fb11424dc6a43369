import { publicPathOf } from '@sild/registry/public-path'
import type { ChosenReleases } from '@sild/registry/renderer'

/** Address of the entry that this document's release of a remote has. @throws Error for what is not part of the document */
export function entryOf({ remotes }: ChosenReleases, name: string): string {
  const release = remotes[name]
  if (!release) throw new Error(`${name} is not part of this document.`)
  return `${publicPathOf(name, release.id)}remoteEntry.js`
}
