import type { PublishedRelease } from '@sild/registry'
import type { Snapshot } from '@sild/registry/renderer'
import { revOf } from './rev.ts'

export interface SetOfReleases {
  readonly releases: ReadonlyMap<string, PublishedRelease>
  /** Apps that are switched off: their addresses show a notice, and their code does not run. */
  readonly switchedOff: ReadonlyMap<string, PublishedRelease>
}

/** No file has this hash, so an old shell that ignores switches cannot run the app either. */
const hashOfNothing = `sha384-${'A'.repeat(64)}`

/** No link leads to an app that is switched off; its addresses show a page that says so. */
export function snapshotOf({ releases, switchedOff }: SetOfReleases): Snapshot {
  const ids = [
    ...[...releases].map(([name, { lock }]) => `${name}@${lock.id}`),
    ...[...switchedOff].map(([name, { lock }]) => `${name}@${lock.id} off`),
  ]
  return {
    rev: revOf(ids),
    remotes: Object.fromEntries([
      ...[...releases].map(([name, { lock, meta }]) => [
        name,
        { id: lock.id, chunks: lock.files['chunks.json']?.integrity ?? hashOfNothing, routes: meta.routes },
      ]),
      ...[...switchedOff].map(([name, { lock, meta }]) => [
        name,
        { id: lock.id, chunks: hashOfNothing, routes: meta.routes, isSwitchedOff: true },
      ]),
    ]),
    navigation: [...releases.values()].flatMap(({ meta }) => meta.navigation),
  }
}
