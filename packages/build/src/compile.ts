import { promisify } from 'node:util'
import type { MultiStats, Stats } from '@rspack/core'
import { rspack } from '@rspack/core'
import type { ChunkGroup } from '@sild/registry'
import type { AppBuild } from './bundler-options.ts'
import { clientOptions, serverOptions } from './bundler-options.ts'

export type ChunkGroups = Record<string, ChunkGroup>

export class CompileError extends Error {
  override readonly name = 'CompileError'
}

function assertNoErrors(stats: Stats | MultiStats): void {
  if (stats.hasErrors()) throw new CompileError(stats.toString({ preset: 'errors-only', colors: false }))
}

export function chunkGroupsOf(stats: Stats): ChunkGroups {
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, ids: true })
  return Object.fromEntries(
    Object.entries(namedChunkGroups).map(([name, group]) => {
      const files = (group.assets ?? []).map((asset) => asset.name)
      return [
        name,
        { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) },
      ]
    }),
  )
}

export const compilerOf = (builds: readonly AppBuild[]) =>
  rspack(builds.flatMap((build) => [clientOptions(build), serverOptions(build)]))

/** Client and server bundles of all apps in one process; the chunk groups of each client, in the order of `builds`. */
export async function compile(builds: readonly AppBuild[]): Promise<ChunkGroups[]> {
  const compiler = compilerOf(builds)
  const stats = await promisify(compiler.run.bind(compiler))()
  await promisify(compiler.close.bind(compiler))()
  if (!stats) throw new CompileError('The bundler returned no result.')
  assertNoErrors(stats)
  return clientGroups(stats)
}

export function clientGroups(stats: MultiStats): ChunkGroups[] {
  assertNoErrors(stats)
  return stats.stats.filter((_, index) => index % 2 === 0).map(chunkGroupsOf)
}
