import type { Stats, StatsModule } from '@rspack/core'
import { CompileError } from './compile-error.ts'
import { singletons } from './singletons.ts'

/** What the bundler found an app to import and to offer, by name. */
export interface UsedNames {
  /** Of our shared modules, imported by a remote. */
  uses: Record<string, string[]>
  /** Of our shared modules, exported by the shell. */
  provides: Record<string, string[]>
  /** Operations of the API. */
  operations: string[]
}

const own = singletons.filter(({ source }) => source)
const operationTable = /\/(?:packages\/contract\/src|@sild\/contract\/lib)\/[a-z-]+\/(?:[a-z]+-)?operations\.[jt]s$/

/** Read from the graph of a production build, where the bundler notes what is used; in a development build it does not. */
export function usedNames(client: Stats, server: Stats): UsedNames {
  const onServer = modulesOf(server)
  const byKey = (names: (key: string, source: string) => string[]): Record<string, string[]> =>
    Object.fromEntries(
      own.map(({ key, source = '' }) => [key, names(key, source)] as const).filter(([, found]) => found.length > 0),
    )
  const provides = byKey((_, source) =>
    unique(onServer.filter(({ name }) => name === `../${source}`).flatMap((module) => module.providedExports ?? [])),
  )
  const absent = own.filter(({ key }) => !provides[key])
  if (absent.length > 0 && absent.length < own.length)
    throw new CompileError(`The shell shares ${absent.map(({ key }) => key).join(', ')} and does not have it.`)
  return {
    uses: byKey((key) => unique(onServer.filter(({ name }) => name === `external "${key}"`).flatMap(importedNames))),
    provides,
    operations: unique(
      [...modulesOf(client), ...onServer].filter(({ name }) => operationTable.test(name ?? '')).flatMap(importedNames),
    ),
  }
}

function modulesOf(stats: Stats): StatsModule[] {
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    orphanModules: true,
    // It does not matter here whether a module was compiled now or earlier.
    cachedModules: true,
    dependentModules: true,
    usedExports: true,
    providedExports: true,
    modulesSpace: Infinity,
    nestedModulesSpace: Infinity,
  })
  const withNested = (module: StatsModule): StatsModule[] => [module, ...(module.modules ?? []).flatMap(withNested)]
  return modules.flatMap(withNested)
}

function importedNames({ name, usedExports }: StatsModule): string[] {
  if (usedExports === true)
    throw new CompileError(`${name} is taken whole. Import what is needed of it by name, so that it is known.`)
  return usedExports || []
}

const unique = (names: readonly string[]): string[] => [...new Set(names)].toSorted()
