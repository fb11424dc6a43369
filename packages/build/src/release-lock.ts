import { execFileSync } from 'node:child_process'
import { userInfo } from 'node:os'
import type { Release } from '@sild/registry'
import { integrityOf } from '@sild/registry'
import type { App } from './define.ts'
import { federationVersion } from './federation.ts'
import type { Files } from './output-files.ts'
import { ownersOf } from './owners.ts'
import { repositoryUrl } from './repository-url.ts'
import { rangeOf, singletons, versionOf } from './singletons.ts'
import { packageFolder, workspaceName, workspaceRoot, workspaceVersion } from './workspace.ts'

const noCommit = '0'.repeat(40)
/** The entry of a remote has no runtime of its own: it runs with that of the shell, which earlier shells have not. */
const runtime = 'federation.runtime'

function git(...parameters: string[]): string | null {
  try {
    return execFileSync('git', parameters, {
      cwd: workspaceRoot,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    // A source archive has no history; the release then says so with a commit of zeros.
    return null
  }
}

/** Where, and by whom, a release of an app is made. A pipeline of GitHub says it better than its checkout. */
export function localSource(appFolder: string): Release['source'] {
  const { GITHUB_ACTOR, GITHUB_HEAD_REF, GITHUB_REF_NAME } = process.env
  const owners = ownersOf(appFolder)
  return {
    repo: repositoryUrl(git('remote', 'get-url', 'origin') ?? '') ?? workspaceName,
    commit: git('rev-parse', 'HEAD') ?? noCommit,
    ref: GITHUB_HEAD_REF || GITHUB_REF_NAME || (git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'archive'),
    actor: GITHUB_ACTOR || userInfo().username,
    ...(owners.length > 0 && { owners }),
  }
}

export const lockedFiles = (files: Files, variants: Files): Release['files'] =>
  Object.fromEntries(
    [...files].map(([path, bytes]) => {
      const brotli = variants.get(`${path}.br`)
      return [path, { integrity: integrityOf(bytes), bytes: bytes.length, ...(brotli ? { br: brotli.length } : {}) }]
    }),
  )

export function lockRelease(app: App, id: string, files: Files, variants: Files): Release {
  const shellApi = workspaceVersion(packageFolder('@sild/shell-api'))
  const isShell = app.name === 'shell'
  return {
    schema: 'mfe-release/1',
    name: app.name,
    id,
    // Every content has a generated version until a developer publishes it under a readable one.
    version: `${workspaceVersion(app.folder)}-build-${id.slice(0, 8)}`,
    createdAt: new Date().toISOString(),
    source: localSource(app.folder),
    entry: {
      manifest: 'meta.json',
      remoteEntry: isShell ? 'shell.js' : 'remoteEntry.js',
      ssrEntry: 'ssr/entry.mjs',
    },
    files: lockedFiles(files, variants),
    shared: Object.fromEntries(
      singletons.map(({ key }) => [key, { range: rangeOf(key), built: versionOf(key), singleton: true }]),
    ),
    exposes: [isShell ? './shell' : './remote'],
    contracts: isShell
      ? { provides: { 'shell.api': shellApi, [runtime]: federationVersion }, requires: {} }
      : { provides: {}, requires: { 'shell.api': `^${shellApi}`, [runtime]: `^${federationVersion}` } },
    budget: { entryBr: app.budget.entryBr, routeBr: app.budget.routeBr },
  }
}
