import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

export const workspaceRoot = join(import.meta.dirname, '../../..')

export const workspaceVersion = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version

const isSource = (path: string): boolean => !/\.(?:test|spec|stories)\.tsx?$|^(?:.+-)?mocks\.ts$|\.md$/.test(path)

/** Every source file of a project, sorted. */
export async function sourcesOf(folder: string): Promise<string[]> {
  const entries = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true })
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
    if (!/\.(?:tsx?|css)$/.test(path)) continue
    for (const [, name] of (await readFile(path, 'utf8')).matchAll(importPattern)) {
      const used = join(workspaceRoot, 'packages', (name as string).slice('@sild/'.length)) // the pattern has one group
      if (existsSync(used)) await projectsUsedBy(used, found)
    }
  }
  return [...found]
}

export const workspacePath = (path: string): string => relative(workspaceRoot, path)
