import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BuildMode } from './build-mode.ts'
import { packageFolder, workspaceRoot } from './workspace.ts'

const require = createRequire(import.meta.url)

interface Singleton {
  key: string
  /** Loaded by the first app that needs it, instead of with the shell. */
  isLazy?: true
  /** Where it is, for our own packages; the shell's server build then has an entry for it. */
  source?: string
}

/** All that apps share, from the shell's copy. In the shell they are part of the first load, so the list is short. */
export const singletons: readonly Singleton[] = [
  { key: 'react' },
  { key: 'react/jsx-runtime' },
  { key: 'react-dom' },
  { key: 'jotai' },
  { key: '@sild/api-client', source: 'packages/api-client/src/index.ts' },
  { key: '@sild/router', source: 'packages/router/src/index.ts' },
  { key: '@sild/ui', source: 'packages/ui/src/index.ts' },
  { key: '@sild/shell-api', source: 'packages/shell-api/src/index.ts' },
  { key: '@sild/ui/forms', source: 'packages/ui/src/forms/index.ts', isLazy: true },
  { key: '@sild/ui/heavy', source: 'packages/ui/src/heavy/index.ts', isLazy: true },
  { key: '@sild/shell-api/query', source: 'packages/shell-api/src/query.ts', isLazy: true },
  { key: '@sild/shell-api/forms', source: 'packages/shell-api/src/forms.ts', isLazy: true },
]

export function versionOf(key: string): string {
  const packageName = key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/')
  const manifest = packageName.startsWith('@sild/')
    ? join(packageFolder(packageName), 'package.json')
    : require.resolve(`${packageName}/package.json`)
  return (require(manifest) as { version: string }).version // Every package has one.
}

/** Any later version up to the next major one works; a mismatch is refused before the code of the remote runs. */
export const rangeOf = (key: string): string => `^${versionOf(key)}`

/** With a bare name a module that the shell itself never imports would not be provided at all. */
function importedFrom({ key, isLazy, source }: Singleton, mode: BuildMode): string | undefined {
  if (isLazy && source) return join(workspaceRoot, source)
  // A development build asks React for another one, and has remotes beside it that were built for users.
  return key === 'react/jsx-runtime' && mode === 'development' ? require.resolve(key) : undefined
}

export const sharedByShell = (mode: BuildMode) =>
  Object.fromEntries(
    singletons
      .map((singleton) => ({ ...singleton, path: importedFrom(singleton, mode) }))
      .map(({ key, isLazy, path }) => [
        key,
        {
          singleton: true,
          eager: !isLazy,
          version: versionOf(key),
          requiredVersion: rangeOf(key),
          shareKey: key,
          ...(path ? { import: path } : {}),
        },
      ]),
  )

export const sharedByRemote = () =>
  Object.fromEntries(
    singletons.map(({ key }) => [
      key,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: rangeOf(key) },
    ]),
  )
