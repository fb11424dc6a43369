import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../workspace.ts'
import { isNode, isTest, nodesOf, parse, read, type SyntaxNode } from './sources.ts'

interface Place {
  path: string
  /** The beginning of a test's name. */
  name?: string
}
interface Row {
  id: string
  code: Place[]
  tests: Place[]
}

const placesIn = (cell: string): Place[] =>
  [...cell.matchAll(/([^\s:]+)(?::"([^"]*)")?/g)].map(([, path = '', name]) => ({ path, ...(name && { name }) }))

const rows: Row[] = read('docs/spec.md')
  .split('\n')
  .filter((line) => /^\| S[\dX]+-/.test(line))
  .map((line) => {
    const [, id = '', code = '', tests = ''] = line.split('|').map((cell) => cell.trim())
    return { id, code: placesIn(code), tests: placesIn(tests) }
  })

/** `it` of `it('…')`, `it.each([…])('…')` and `test.describe('…')`. */
function rootOfCallee(node: unknown): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Identifier') return node['value']
  return rootOfCallee(node.type === 'MemberExpression' ? node['object'] : node['callee'])
}

function titleOf(call: SyntaxNode): string | undefined {
  const [title] = call['arguments'] as { expression: SyntaxNode }[]
  if (title?.expression.type === 'StringLiteral') return String(title.expression['value'])
  if (title?.expression.type !== 'TemplateLiteral') return undefined
  const [beginning] = title.expression['quasis'] as { cooked: string }[]
  return beginning?.cooked
}

const titles = new Map<string, string[]>()
function titlesIn(path: string): string[] {
  const known = titles.get(path)
  if (known) return known
  const found = [...nodesOf(parse(path).body)]
    .filter(
      ({ type, callee }) => type === 'CallExpression' && /^(?:it|test|describe)$/.test(String(rootOfCallee(callee))),
    )
    .flatMap((call) => titleOf(call) ?? [])
  titles.set(path, found)
  return found
}

const missing = (paths: readonly Place[]): string[] =>
  paths.map(({ path }) => path).filter((path) => !existsSync(join(root, path)))

describe('docs/spec.md', () => {
  it('has a row once', () => {
    const ids = rows.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('names code and a test for every row; a row without them is not built', () => {
    const bare = rows.filter(({ code, tests }) => code.length === 0 || tests.length === 0)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('names files that exist; move its rows along with a file', () => {
    const lost = rows.flatMap(({ id, code, tests }) => missing([...code, ...tests]).map((path) => `${id} ${path}`))
    expect(lost).toEqual([])
  })

  it('proves rows by tests', () => {
    const others = rows.flatMap(({ id, tests }) =>
      tests.filter(({ path }) => !isTest(path)).map(({ path }) => `${id} ${path}`),
    )
    expect(others).toEqual([])
  })

  it('names tests that exist; rename them there too', () => {
    const lost = rows.flatMap(({ id, tests }) =>
      tests
        .filter(({ path, name }) => name && !missing([{ path }]).length)
        .filter(({ path, name = '' }) => !titlesIn(path).some((title) => title.startsWith(name)))
        .map(({ path, name }) => `${id} ${path}: ${name}`),
    )
    expect(lost).toEqual([])
  })
})
