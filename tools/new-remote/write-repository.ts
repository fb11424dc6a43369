import { chmodSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { published } from '../pack/published.ts'
import { root } from '../workspace.ts'
import type { RemoteOptions } from './options.ts'
import { renameIn, writeText } from './write-remote.ts'

const standalone = join(import.meta.dirname, 'standalone')
/** npm and git would read these files here, so they have other names in the template. */
const dotted = ['gitignore', 'npmrc']

const runs = ['@sild/contract', '@sild/paths', '@sild/router', '@sild/shell-api', '@sild/ui', '@sild/api-client']
const runsFromShell = ['react', 'react-dom', 'jotai']
const builds = ['@sild/build', '@sild/cli', '@sild/testing']
const tools = ['@rspack/cli', '@testing-library/react', '@types/react', 'jsdom', 'typescript', 'vitest']

/** Files of a remote in its own repository: packages, checks and the pipeline of its pull requests. */
export function writeRepository(options: RemoteOptions, target: string): void {
  for (const file of readdirSync(standalone, { recursive: true, encoding: 'utf8' })) {
    const source = join(standalone, file)
    if (statSync(source).isDirectory()) continue
    const path = join(target, dotted.includes(file) ? `.${file}` : file)
    writeText(path, renameIn(options, file, readFileSync(source, 'utf8')))
    chmodSync(path, statSync(source).mode)
  }
  writeText(join(target, 'CODEOWNERS'), `* ${options.owner}\n`)
  writeText(join(target, 'package.json'), JSON.stringify(manifestOf(options)))
  writeText(join(target, 'tsconfig.json'), JSON.stringify(typesOf(target)))
}

// The template contains only our files.
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as never
type Versions = Record<string, string>

function manifestOf({ name }: RemoteOptions): object {
  const { dependencies, devDependencies }: Record<'dependencies' | 'devDependencies', Versions> = readJson(
    join(root, 'package.json'),
  )
  const own = published.map(
    // Every package has both.
    ({ folder }) => readJson(join(root, folder, 'package.json')) as Record<'name' | 'version', string>,
  )
  const versions: Versions = {
    ...devDependencies,
    ...dependencies,
    ...Object.fromEntries(own.map((manifest) => [manifest.name, manifest.version])),
  }
  const chosen = (...names: string[]) =>
    Object.fromEntries(names.toSorted().map((each) => [each, versions[each] ?? '']))
  return {
    name,
    version: '0.1.0',
    private: true,
    type: 'module',
    scripts: { build: 'rspack build', check: `sild check ${name}`, test: 'vitest run', types: 'tsc --noEmit' },
    dependencies: chosen(...runs, ...runsFromShell),
    devDependencies: chosen(...builds, ...tools),
    engines: { node: '>=24' },
  }
}

/** The rules of this repository, written out. */
function typesOf(target: string): object {
  type Configuration = { compilerOptions: object; include?: string[] }
  const shared: Configuration = readJson(join(root, 'tsconfig.base.json'))
  const own: Configuration = readJson(join(target, 'tsconfig.json'))
  return { compilerOptions: { ...shared.compilerOptions, ...own.compilerOptions }, include: own.include }
}
