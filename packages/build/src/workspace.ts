import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join, relative, sep } from 'node:path'

const installed = `${sep}node_modules${sep}`
const isInstalled = import.meta.dirname.includes(installed)

/** The checkout, or the repository of another team that this package is installed in. */
export const workspaceRoot = isInstalled
  ? (import.meta.dirname.split(installed, 1)[0] ?? '')
  : join(import.meta.dirname, '../../..')

const { resolve } = createRequire(import.meta.url)

/** Of one of our packages: where it is written, or where it is installed. */
export const packageFolder = (name: string): string =>
  isInstalled ? dirname(resolve(`${name}/package.json`)) : join(workspaceRoot, 'packages', name.slice('@sild/'.length))

/** Of an app: the one that is called like it, or the repository where that is all there is. */
export const appFolder = (name: string): string =>
  [join(workspaceRoot, name), workspaceRoot].find((folder) => existsSync(join(folder, 'federation.config.ts'))) ??
  join(workspaceRoot, name)

/** The path of a module of this package, as source or as published, for tools that load it by path. */
export const ownModule = (name: string): string => join(import.meta.dirname, name + extname(import.meta.filename))

const manifestIn = (folder: string) =>
  // Every package has both.
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string }
export const workspaceVersion = (folder: string): string => manifestIn(folder).version
export const workspaceName = manifestIn(workspaceRoot).name

const isSource = (path: string): boolean => !/\.(?:test|spec|stories)\.tsx?$|^(?:.+-)?mocks\.ts$|\.md$/.test(path)

/** Every source file of a project, sorted. */
export async function sourcesOf(folder: string): Promise<string[]> {
  const written = join(folder, 'src')
  const entries = await readdir(existsSync(written) ? written : join(folder, 'lib'), {
    recursive: true,
    withFileTypes: true,
  })
  return entries
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

const importPattern = /(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](@sild\/[a-z-]+)/g

/** Folders of the workspace packages that a project imports, directly or through another, itself first. */
export async function projectsUsedBy(folder: string, found: Set<string> = new Set()): Promise<string[]> {
  if (found.has(folder)) return [...found]
  found.add(folder)
  for (const path of await sourcesOf(folder)) {
    if (!/\.(?:tsx?|js|css)$/.test(path)) continue
    for (const [, name] of (await readFile(path, 'utf8')).matchAll(importPattern)) {
      const used = folderOrNull(name as string) // the pattern has one group
      if (used) await projectsUsedBy(used, found)
    }
  }
  return [...found]
}

/** Null for what tests and comments alone name. */
function folderOrNull(name: string): string | null {
  try {
    const folder = packageFolder(name)
    return existsSync(folder) ? folder : null
  } catch {
    return null
  }
}

export const workspacePath = (path: string): string => relative(workspaceRoot, path)
