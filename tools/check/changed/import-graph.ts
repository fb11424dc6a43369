import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

/** Static, dynamic and mocked imports of literal names; `import type` is not one, since types have a check of their own. */
const imported = /(?:\bfrom|\bimport|\bimport\(|\bvi\.mock\()\s*(?:\/\*[^*]*\*\/\s*)?['"]([^'"]+)['"]/g
const typeImport = /^\s*(?:import|export) type [^'"]*?['"][^'"]+['"]/gm
const notOurs = ['**/node_modules/**', '**/dist/**', '.sild/**', '.nx/**']

export interface ImportGraph {
  /** Every module, from the root. */
  readonly modules: ReadonlySet<string>
  /** The modules that import a file, by its path from the root. */
  readonly importers: ReadonlyMap<string, readonly string[]>
}

/** Finds the imports of all modules by a pattern, which takes a second; a parser takes ten. */
export function readImportGraph(root: string): ImportGraph {
  const modules = globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: notOurs })
  const { resolve } = createRequire(join(root, 'package.json'))
  const packages = new Map<string, string | null>()
  const resolvePackage = (name: string): string | null => {
    const known = packages.get(name)
    if (known !== undefined) return known
    const found = resolveOr(name, resolve)
    const path = found === null ? null : relative(root, found)
    packages.set(name, path)
    return path
  }
  const importers = new Map<string, string[]>()
  for (const module of modules)
    for (const name of namesIn(readFileSync(join(root, module), 'utf8'))) {
      const target = name.startsWith('.') ? join(dirname(module), name) : resolvePackage(name)
      if (target === null) continue
      const known = importers.get(target)
      if (known) known.push(module)
      else importers.set(target, [module])
    }
  return { modules: new Set(modules), importers }
}

/** Names of our own modules that a source imports at run time. */
export const namesIn = (text: string): Set<string> =>
  // Only ours: an installed package changes with the lock file, after which everything is run.
  new Set(
    [...text.replaceAll(typeImport, '').matchAll(imported)]
      .map(([, name]) => name!) // The pattern has one group.
      .filter((name) => name.startsWith('.') || name.startsWith('@sild/')),
  )

function resolveOr(name: string, resolve: NodeJS.RequireResolve): string | null {
  try {
    return resolve(name)
  } catch {
    // The type checker reports it.
    return null
  }
}
