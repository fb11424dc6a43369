import type { ReleaseContracts } from '../src/contracts.ts'
import type { GatedRelease } from '../src/gate-rules.ts'
import { integrityOf } from '../src/integrity.ts'
import type { Release } from '../src/release.ts'

export const idOf = (digit: string): string => digit.repeat(16)

/** The lock of given files. */
export const lockOf = (files: ReadonlyMap<string, Uint8Array>, overrides: Partial<Release> = {}): Release => ({
  schema: 'mfe-release/1',
  name: 'mf-try',
  id: '0123456789abcdef',
  version: '1.0.0',
  createdAt: '2026-11-21T09:00:00.000Z',
  source: { repo: 'sild', commit: '0'.repeat(40), ref: 'main', actor: 'ci' },
  entry: { manifest: 'meta.json', remoteEntry: 'remoteEntry.js' },
  files: Object.fromEntries(
    [...files].map(([path, bytes]) => [path, { integrity: integrityOf(bytes), bytes: bytes.length }]),
  ),
  shared: {},
  exposes: ['./remote'],
  contracts: { provides: {}, requires: {} },
  budget: { entryBr: 13_000, routeBr: 60_000 },
  ...overrides,
})

/** The least that is a release. */
export const filesWith = (entry: string, more: Record<string, string> = {}): Map<string, Buffer> =>
  new Map(
    Object.entries({
      'remoteEntry.js': entry,
      'meta.json': JSON.stringify({ schema: 'sild-meta/1', routes: [], navigation: [] }),
      'chunks.json': JSON.stringify({ schema: 'sild-chunks/1', groups: {}, integrity: {} }),
      ...more,
    }).map(([path, text]) => [path, Buffer.from(text)] as const),
  )

interface GatedInput {
  name: string
  id?: string
  lock?: Partial<Release>
  contracts?: Partial<ReleaseContracts>
  meta?: Partial<GatedRelease['meta']>
  groups?: GatedRelease['chunks']['groups']
  /** Brotli bytes by path. */
  sizes?: Record<string, number>
}
/** A release as the gate looks at it; what is not said is empty. */
export const gatedRelease = ({
  name,
  id = idOf('a'),
  lock,
  contracts,
  meta,
  groups = {},
  sizes = {},
}: GatedInput): GatedRelease => ({
  lock: {
    ...lockOf(new Map(), { name, id }),
    exposes: [name === 'shell' ? './shell' : './remote'],
    // One without a server bundle was built without our preset.
    entry: { manifest: 'meta.json', remoteEntry: 'remoteEntry.js', ssrEntry: 'ssr/entry.mjs' },
    budget: { entryBr: 150_000, routeBr: 60_000 },
    files: Object.fromEntries(
      Object.entries(sizes).map(([path, br]) => [
        path,
        { integrity: integrityOf(Buffer.from(path)), bytes: 4 * br, br },
      ]),
    ),
    ...lock,
  },
  meta: { schema: 'sild-meta/1', routes: [], navigation: [], ...meta },
  chunks: { schema: 'sild-chunks/1', groups, integrity: {} },
  contracts: { schema: 'sild-contracts/1', uses: {}, provides: {}, operations: {}, ...contracts },
})
