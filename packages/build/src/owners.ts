import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import ignore from 'ignore'
import { workspaceRoot } from './workspace.ts'

const places = ['CODEOWNERS', '.github/CODEOWNERS', 'docs/CODEOWNERS']

/** The owners of an app by the CODEOWNERS of its repository; empty without that file, or outside of the workspace. */
export function ownersOf(appFolder: string, root = workspaceRoot): string[] {
  const file = places.map((place) => join(root, place)).find(existsSync)
  const path = relative(root, join(appFolder, 'package.json')).replaceAll(sep, '/')
  return file && ignore.isPathValid(path) ? ownersIn(readFileSync(file, 'utf8'), path) : []
}

/** The last matching line decides, even when it names no owner. */
export function ownersIn(codeowners: string, path: string): string[] {
  const lines = codeowners.split('\n').map((line) => line.replace(/(?:^|\s)#.*/, '').trim())
  const [, ...owners] =
    lines
      .filter(Boolean)
      .map((line) => line.split(/\s+/))
      .findLast(([pattern = '']) => ignore().add(pattern).ignores(path)) ?? []
  return owners
}
