import {
  applyChange,
  type ChannelName,
  integrityOf,
  type Release,
  publishRelease,
  type RouteNode,
  type WritableRegistryStorage,
} from '@sild/registry'
import { brotliCompressSync } from 'node:zlib'

export interface FixtureRelease {
  readonly lock: Release
  readonly files: ReadonlyMap<string, Buffer>
  readonly variants: ReadonlyMap<string, Buffer>
}
interface Own {
  version?: string
  pr?: number
  /** Range of react that it takes; the shell has 19.3.1. */
  react?: string
  routes?: RouteNode[]
  /** Source of its server entry. */
  server?: string
  createdAt?: string
  /** A development build. */
  isDevelopment?: true
  files?: Record<string, string>
}

/** A portal of one line that says what it is made of, as plainly as a test can read it. */
const shellServer = `export const createRenderer = ({ snapshot }) => ({
  warm: async () => undefined,
  render: async ({ locale, nonce, preview }) => {
    const made = { locale, preview, releases: Object.fromEntries(Object.entries(snapshot.remotes).flatMap(([name, { id, isSwitchedOff }]) => isSwitchedOff ? [] : [[name, id]])) }
    const html = '<html><script nonce="' + nonce + '">1</script><pre>' + JSON.stringify(made) + '</pre></html>'
    return { kind: 'document', status: 200, html, isCacheable: !preview, problems: [] }
  },
})`

/** Sixteen digits from a short name that has only digits and a to f. */
export const idOf = (short: string): string => short.padEnd(16, '0')

/** A release that is whole and fits: a shell, or a remote with one page at its name. */
export function fixtureRelease(name: string, id: string, own: Own = {}): FixtureRelease {
  const isShell = name === 'shell'
  const entry = isShell ? 'shell.js' : 'remoteEntry.js'
  const routes = own.routes ?? (isShell ? [] : [{ id: `${name}.page`, path: `/${name}`, access: 'public' as const }])
  const script = `export const release = '${name}@${id}'`
  const files = new Map(
    Object.entries({
      [entry]: script,
      'ssr/entry.mjs': own.server ?? (isShell ? shellServer : `export const routes = []`),
      'meta.json': JSON.stringify({ schema: 'sild-meta/1', routes, navigation: [] }),
      'chunks.json': JSON.stringify({
        schema: 'sild-chunks/1',
        groups: { entry: { js: [entry], css: [] } },
        integrity: { [entry]: integrityOf(Buffer.from(script)) },
      }),
      ...(!own.isDevelopment && {
        'contracts.json': JSON.stringify({ schema: 'sild-contracts/1', uses: {}, provides: {}, operations: {} }),
      }),
      ...own.files,
    }).map(([path, text]) => [path, Buffer.from(text)] as const),
  )
  const variants = new Map([[`${entry}.br`, brotliCompressSync(script)]])
  const described = [...files].map(([path, bytes]) => {
    const br = variants.get(`${path}.br`)?.length
    return [path, { integrity: integrityOf(bytes), bytes: bytes.length, ...(br && { br }) }]
  })
  const lock: Release = {
    schema: 'mfe-release/1',
    name,
    id: idOf(id),
    version: own.version ?? `1.0.0-${id}`,
    createdAt: own.createdAt ?? '2026-11-21T09:00:00.000Z',
    source: { repo: 'sild', commit: '0'.repeat(40), ref: 'main', actor: 'ci', ...(own.pr && { pr: own.pr }) },
    entry: { manifest: 'meta.json', remoteEntry: entry, ssrEntry: 'ssr/entry.mjs' },
    files: Object.fromEntries(described),
    shared: { react: { range: own.react ?? '^19.0.0', built: '19.3.1', singleton: true } },
    exposes: [isShell ? './shell' : './remote'],
    contracts: { provides: isShell ? { 'shell.api': '1.0.0' } : {}, requires: {} },
    budget: { entryBr: 13_000, routeBr: 60_000 },
  }
  return { lock, files, variants }
}

/** Puts releases straight into a registry, past the API. */
export async function store(storage: WritableRegistryStorage, ...releases: readonly FixtureRelease[]): Promise<void> {
  for (const { files, lock, variants } of releases) await publishRelease(storage, lock, files, variants)
}

/** Puts releases straight into a registry and points a channel to them. */
export async function storeLive(
  storage: WritableRegistryStorage,
  channel: ChannelName,
  ...releases: readonly FixtureRelease[]
): Promise<void> {
  await store(storage, ...releases)
  for (const { lock } of releases)
    await applyChange(storage, channel, lock.name, { op: 'promote', release: lock.id }, { by: 'fixture' })
}

/** What a page of the fixture shell says that it is made of. */
export function madeOf(html: string): {
  locale: string
  preview: { releases: { name: string; id: string }[]; expiresAt: string } | null
  releases: Record<string, string>
} {
  const [, json = 'null'] = /<pre>(.*)<\/pre>/.exec(html) ?? []
  return JSON.parse(json)
}
