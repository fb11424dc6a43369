import { expect, it } from 'vitest'
import { parseJson, parseJsonOrNull } from './json.ts'

const nested = (depth: number): Buffer => Buffer.from(`${'{"items":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`)

it('reads JSON as deep as schemas of the contract, and no deeper', () => {
  expect(parseJson(Buffer.from('{"a":["[[[{{{\\"[["]}'))).toEqual({ a: ['[[[{{{"[['] })
  expect(() => parseJson(nested(100))).not.toThrow()
  expect(() => parseJson(nested(102))).toThrow(SyntaxError)
  expect(parseJsonOrNull(nested(200_000))).toBeNull()
})
