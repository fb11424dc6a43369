import { parseSync } from '@swc/core'
import { expect, it } from 'vitest'
import { codeOf, isNode, read, type SyntaxNode } from './sources.ts'

const code = codeOf('{shell,bff,tools,mf-*}/**/*.{ts,tsx}', '{packages,services}/*/{src,seeds,worker}/**/*.{ts,tsx}')

interface Lines {
  readonly first: number
  readonly last: number
}

/** The casts of a file, each with the line where what it is a part of begins. */
function* castsIn(path: string): Generator<Lines & { readonly part: number }> {
  // swc counts bytes on from the file before; our leading `;` marks where this one begins.
  const source = `;${read(path).replace(/^#!/, '//')}`
  const module = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  const bytes = Buffer.from(source)
  const lineAt = (offset: number) =>
    bytes
      .subarray(0, offset - module.span.start)
      .toString()
      .split('\n').length
  for (const { node, part } of partsOf(module.body, module.span.start)) {
    const span = spanOf(node)
    if (span && node.type === 'TsAsExpression')
      yield { first: lineAt(span.start), last: lineAt(span.end), part: lineAt(part) }
  }
}

function* partsOf(value: unknown, part: number): Generator<{ node: SyntaxNode; part: number }> {
  if (typeof value !== 'object' || value === null) return
  const own = isNode(value) && /Statement$|Declaration$|Property$|^JSX/.test(value.type) ? spanOf(value)?.start : null
  if (isNode(value)) yield { node: value, part: own ?? part }
  for (const inner of Object.values(value)) yield* partsOf(inner, own ?? part)
}

const spanOf = ({ span }: SyntaxNode): { start: number; end: number } | undefined =>
  typeof span === 'object' && span !== null && 'start' in span && 'end' in span
    ? { start: Number(span.start), end: Number(span.end) }
    : undefined

/** Also of a line that ends in one. Docstrings say what a thing is, and not why its type is to be believed. */
const isComment = (line: string | undefined): boolean => /(?:^|\s)\/\/ /.test(line ?? '')

it('a cast has a reason, at the end of its line or above it; better is a type that needs none', () => {
  const unexplained = code.flatMap((path) => {
    const lines = read(path).split('\n')
    const isExplained = ({ first, last, part }: Lines & { part: number }) =>
      isComment(lines[part - 2]) || lines.slice(Math.max(0, first - 2), last).some(isComment)
    return [...castsIn(path)].filter((cast) => !isExplained(cast)).map(({ last }) => `${path}:${last}`)
  })
  expect(unexplained).toEqual([])
})
