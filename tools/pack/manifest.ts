import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { singletons } from '@sild/build/singletons'

import { root } from '../workspace.ts'
import { type Published, published } from './published.ts'

export interface Modules {
  /** Paths below `lib/`. */
  files: ReadonlySet<string>
  /** Imports of other packages in modules and declarations. */
  specifiers: ReadonlySet<string>
}
type Texts = Record<string, string>
interface SourceManifest {
  name: string
  version: string
  description: string
  exports: Texts
  publishConfig: { access: string; provenance: boolean; directory: string }
}

const readManifest = (folder: string) =>
  // A convention test checks these files.
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as SourceManifest
export const manifestOf = ({ folder }: Published): SourceManifest => readManifest(folder)

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
/** Peer dependencies: shared modules, which only the shell provides, and the repository's test runner. */
const peers = new Set([...singletons.map(({ key }) => packageOf(key)), 'vitest'])

/** The package.json, from the workspace and from the imports of the modules. */
export function publishedManifest(own: Published, { files, specifiers }: Modules): object {
  const { description, exports, name, publishConfig, version } = manifestOf(own)
  const needed = [...new Set([...[...specifiers].map(packageOf), ...(own.needs ?? [])])]
    .filter((other) => other !== name)
    .toSorted()
  const rangeOf = (other: string): string => {
    if (other.startsWith('@sild/')) return `^${versionOf(other)}`
    // Pin the tested version: a newer bundler or runtime than the shell's makes incompatible releases.
    return peers.has(other) ? `^${installed(other)}` : installed(other)
  }
  const ranges = needed.map((other) => [other, rangeOf(other)])
  const { access, provenance } = publishConfig
  const repository = remote()
  return {
    name,
    version,
    description,
    type: 'module',
    ...(repository && { repository: { type: 'git', url: repository, directory: own.folder } }),
    exports: { ...(own.bin ? {} : exportsOf(exports, files)), './package.json': './package.json' },
    ...(own.bin && {
      bin: Object.fromEntries(Object.entries(own.bin).map(([key, path]) => [key, `./lib/${compiled(path)}`])),
    }),
    files: ['lib'],
    // For type stripping and module hooks without a flag.
    engines: { node: '>=24' },
    dependencies: Object.fromEntries(ranges.filter(([other = '']) => !peers.has(other))),
    peerDependencies: Object.fromEntries(ranges.filter(([other = '']) => peers.has(other))),
    publishConfig: { access, provenance },
  }
}

const versionOf = (name: string): string =>
  published.map(manifestOf).find((manifest) => manifest.name === name)?.version ?? unknown(name)

function unknown(name: string): never {
  throw new Error(`${name} is imported and not published: tools/pack/published.ts`)
}

/** Declarations may also import transitive dependencies. */
const installed = (name: string): string => readManifest(`node_modules/${name}`).version

export const compiled = (path: string): string => path.replace(/(?<!\.d)\.tsx?$/, '.js')

/** The exports of a package, limited to published files. */
function exportsOf(exports: Texts, files: ReadonlySet<string>): Record<string, string | Texts> {
  const isThere = (target: string | Texts): boolean => {
    const { default: code, types } = typeof target === 'string' ? { default: target } : target
    const path = (code ?? types ?? '').replace('./lib/', '')
    return path.includes('*') || files.has(path)
  }
  const hasCode = (path: string): boolean => {
    const folder = path.slice('./src/'.length, -1)
    return [...files].some((file) => file.startsWith(folder) && file.endsWith('.js'))
  }
  const offered = Object.entries(exports).filter(([, path]) => path.startsWith('./src/'))
  const whole = offered.flatMap(([key, path]) =>
    // Also with the extension in the name.
    path.endsWith('/*') && hasCode(path)
      ? [[`${key}.ts`, `${path}.ts`] as const, [key, path] as const]
      : [[key, path] as const],
  )
  return Object.fromEntries(whole.map(exportOf).filter(([, target]) => isThere(target)))
}

/** `./src/x.ts` as it was published; styles, texts and declarations are as they were. */
function exportOf([key, path]: readonly [string, string]): [string, string | Texts] {
  const inside = path.replace('./src/', './lib/')
  if (inside.endsWith('.d.ts')) return [key, { types: inside }]
  if (!/\.tsx?$/.test(inside)) return [key, inside]
  return [key, { types: inside.replace(/\.tsx?$/, '.d.ts'), default: compiled(inside) }]
}

/** Provenance checks of a package compare its repository with this. */
function remote(): string | undefined {
  try {
    const url = execFileSync('git', ['remote', 'get-url', 'origin'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    const address = url.trim().replace(/^git@([^:]+):/, 'git+https://$1/')
    return address.startsWith('git+https://') || address.startsWith('https://') ? address : undefined
  } catch {
    // A checkout may have no remote, or one in a local folder.
    return undefined
  }
}
