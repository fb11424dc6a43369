import { join } from 'node:path'
import { promisify } from 'node:util'
import type { MultiStats, Stats } from '@rspack/core'
import { rspack } from '@rspack/core'
import { type ChunkGroup, withDiskLock } from '@sild/registry'
import type { AppBuild } from './bundler-options.ts'
import { clientOptions, serverOptions } from './bundler-options.ts'
import { CompileError } from './compile-error.ts'
import { singletons } from './singletons.ts'
import type { UsedNames } from './used-names.ts'
import { usedNames } from './used-names.ts'
import { workspaceRoot } from './workspace.ts'

export type ChunkGroups = Record<string, ChunkGroup>

function assertNoErrors(stats: Stats | MultiStats): void {
  if (stats.hasErrors()) throw new CompileError(stats.toString({ preset: 'errors-only', colors: false }))
}

const consumed = /^consume shared module \(\w+\) (.+)@\^/
const chunkPrefix = (source: string): string => source.replaceAll(/[^\w-]/g, '_')
const kindsOf = (files: readonly string[]): ChunkGroup => ({
  js: files.filter((file) => file.endsWith('.js')),
  css: files.filter((file) => file.endsWith('.css')),
})

/** Files by chunk name, and in the shell also by the name of each lazily shared module. */
function chunkGroupsOf(stats: Stats): ChunkGroups {
  const {
    namedChunkGroups = {},
    modules = [],
    chunks = [],
  } = stats.toJson({
    all: false,
    ids: true,
    chunkGroups: true,
    chunkRelations: true,
    chunks: true,
    modules: true,
    cachedModules: true,
    modulesSpace: Infinity,
  })
  const lazy = singletons.filter(({ isLazy }) => isLazy)

  const sharedIn = (ids: readonly unknown[]): string[] =>
    lazy
      .map(({ key }) => key)
      .filter((key) =>
        modules.some(
          ({ name, chunks: inside = [] }) =>
            consumed.exec(name ?? '')?.[1] === key && inside.some((id) => ids.includes(id)),
        ),
      )
  const named = Object.entries(namedChunkGroups).map(
    ([name, { assets = [], chunks: ids = [] }]): [string, ChunkGroup] => {
      const shared = sharedIn(ids)
      return [name, { ...kindsOf(assets.map((asset) => asset.name)), ...(shared.length > 0 && { shared }) }]
    },
  )
  const provided = lazy.flatMap(({ key, source = '' }): [string, ChunkGroup][] => {
    const chunk = chunks.find(({ id }) => String(id).startsWith(chunkPrefix(source)))
    if (!chunk) return []
    const together = [chunk, ...chunks.filter(({ id }) => id !== undefined && chunk.siblings?.includes(id))]
    return [[key, kindsOf(together.flatMap(({ files = [] }) => files))]]
  })
  return Object.fromEntries([...named, ...provided])
}

export const compilerOf = (builds: readonly AppBuild[]) =>
  rspack(builds.flatMap((build) => [clientOptions(build), serverOptions(build)]))

export interface Compiled {
  groups: ChunkGroups
  /** Not known of a development build. */
  names: UsedNames | null
  /** What it came without, in words. */
  warnings: string[]
}

/**
 * Client and server bundles of all apps in one process, in the order of `builds`. One process at a time: the cache of the
 * bundler, which all of a checkout share, ends the second one that writes to it.
 */
export const compile = (builds: readonly AppBuild[]): Promise<Compiled[]> =>
  withDiskLock(join(workspaceRoot, 'node_modules/.cache/sild/compiling'), () => run(builds))

async function run(builds: readonly AppBuild[]): Promise<Compiled[]> {
  const compiler = compilerOf(builds)
  const stats = await promisify(compiler.run.bind(compiler))()
  if (!stats) throw new CompileError('The bundler returned no result.')
  assertNoErrors(stats)
  // The graph is gone once the compiler is closed.
  const compiled = builds.map(({ mode }, index) => {
    const [client, server] = stats.stats.slice(2 * index) as [Stats, Stats] // Two compilations of each.
    const { warnings = [] } = client.toJson({ all: false, warnings: true })
    return {
      groups: chunkGroupsOf(client),
      names: mode === 'production' ? usedNames(client, server) : null,
      warnings: warnings.map(({ message }) => message),
    }
  })
  await promisify(compiler.close.bind(compiler))()
  return compiled
}

export function clientGroups(stats: MultiStats): ChunkGroups[] {
  assertNoErrors(stats)
  return stats.stats.filter((_, index) => index % 2 === 0).map(chunkGroupsOf)
}
