import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Module, parseSync } from '@swc/core'
import { root } from '../workspace.ts'

/** Code of the browser: the shell and the remotes. */
export const apps = ['shell', ...globSync('mf-*', { cwd: root })].toSorted()
export const remotes = apps.filter((name) => name !== 'shell')

const notOurs = ['**/node_modules/**', '**/dist/**', '.sild/**', '.nx/**', 'test-results/**']

/** Paths from the root, sorted. */
export const filesOf = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root, exclude: notOurs }).toSorted()

export const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$|(?:^|\/)test\//.test(path)

/** Code that ships: no tests, no stories, no mocks of a remote alone. */
export const codeOf = (...patterns: string[]): string[] =>
  filesOf(...patterns).filter(
    (path) =>
      !isTest(path) && !/\.stories\.tsx$|\/stories\.ts$|\.d\.ts$|^mf-[^/]+\/src\/(?:.+[/-])?mocks\.ts$/.test(path),
  )

export const read = (path: string): string => readFileSync(join(root, path), 'utf8')
// Only for our own files: a test that reads a wrong one fails.
export const readJson = (path: string) => JSON.parse(read(path))

const parsed = new Map<string, Module>()
export function parse(path: string): Module {
  const known = parsed.get(path)
  if (known) return known
  const module = parseSync(read(path), { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  parsed.set(path, module)
  return module
}

/** A node of a syntax tree, with the fields that these checks use. */
export type SyntaxNode = { type: string } & Record<string, unknown>

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node below one, itself first. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item)
  else if (typeof value === 'object' && value !== null) {
    if (isNode(value)) yield value
    for (const item of Object.values(value)) yield* nodesOf(item)
  }
}
