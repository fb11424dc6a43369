import { expect, it } from 'vitest'
import { codeOf, nodesOf, parse } from './sources.ts'

it('a refusal without fields is written at its decision: a function in errors.ts has parameters', () => {
  const idle = codeOf('services/*/src/errors.ts').flatMap((path) =>
    [...nodesOf(parse(path))]
      .filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionDeclaration')
      .filter(({ params }) => Array.isArray(params) && params.length === 0)
      .map(
        ({ body }) => `${path}: ${String([...nodesOf(body)].find(({ type }) => type === 'StringLiteral')?.['value'])}`,
      ),
  )
  expect(idle).toEqual([])
})
