import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AppError } from './errors.ts'
import { parseJson } from './json.ts'

const isHarmless = (value: unknown): boolean => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value))

it('parses what JSON.parse parses', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }).filter(isHarmless), (value) => {
      expect(parseJson(Buffer.from(JSON.stringify(value)))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

const refusalOf = (content: string | Uint8Array): string | null => {
  try {
    parseJson(Buffer.from(content as string))
    return null
  } catch (error) {
    return (error as AppError).code
  }
}

it('refuses everything else as malformed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.uint8Array()), (content) => {
      expect([null, 'malformed-request']).toContain(refusalOf(content))
    }),
  )
})

it.each(['{"a":1,"a":2}', '[{"a":{"b":1,"b":2}}]', '{"a":{"constructor":1}}', '"\\u0000"', '{"\\ud800":1}'])(
  'refuses %s',
  (text) => {
    expect(() => parseJson(Buffer.from(text))).toThrow('malformed-request')
  },
)

it('distinguishes a key from a text that looks like one', () => {
  expect(parseJson(Buffer.from('{"a":"a","b":["a:","a"],"c":"\\"a\\":"}'))).toEqual({
    a: 'a',
    b: ['a:', 'a'],
    c: '"a":',
  })
  expect(parseJson(Buffer.from(String.raw`"\\u0000"`))).toBe(String.raw`\u0000`)
})
