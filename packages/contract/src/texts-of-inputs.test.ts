import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { operations } from './operations.ts'
import type { OperationSchemas } from './schemas.ts'
import { schemas } from './schemas.ts'

type Schema = z.core.$ZodTypes
interface Leaf {
  path: string
  schema: z.ZodMiniType
}

/** Every string that a caller may put into an input, by its path. */
function stringsOf(given: z.core.$ZodType, path: string, above: readonly z.core.$ZodType[] = []): Leaf[] {
  if (above.includes(given)) return []
  const schema = given as Schema
  const inside = (part: z.core.$ZodType, name = ''): Leaf[] => stringsOf(part, `${path}${name}`, [...above, given])
  const { def } = schema._zod
  switch (def.type) {
    case 'string':
      // A schema of type string parses strings.
      return [{ path, schema: given as unknown as z.ZodMiniType }]
    case 'object':
      return Object.entries(def.shape).flatMap(([key, part]) => inside(part, `.${key}`))
    case 'array':
      return inside(def.element, '[]')
    case 'record':
      return [...inside(def.keyType, '{name}'), ...inside(def.valueType, '{}')]
    case 'union':
      return def.options.flatMap((option) => inside(option))
    case 'optional':
    case 'nullable':
    case 'default':
      return inside(def.innerType)
    case 'enum':
    case 'literal':
    case 'number':
    case 'boolean':
      return []
    case 'unknown':
      // The input of an approval is parsed by the schema of the operation that it names.
      if (path.startsWith('requestApproval.body.input.')) return []
      throw new Error(`${path} has no type`)
    default:
      throw new Error(`${path} has a type that this test does not know: ${def.type}`)
  }
}

const named = Object.values(operations).flatMap(({ name }) => {
  const { params, query, body }: OperationSchemas = schemas[name]
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? stringsOf(schema, `${name}.${part}`) : [],
  )
})
/** Most operations share theirs: each schema once. */
const leaves = [...new Map(named.map((leaf) => [leaf.schema, leaf])).values()]

/** Compared byte for byte or read by a parser of its own; nothing of them is shown as it came. */
const noTexts = [/\.(?:password|oldPassword)$/, /^importStatement\.body\.xml$/]
const texts = leaves.filter(({ path }) => !noTexts.some((pattern) => pattern.test(path)))

/** One of them is accepted by every string of the contract. */
const samples = [
  'Abc Def',
  'abc-def',
  'name@example.com',
  'https://example.com/a-page',
  'https://www.linkedin.com/company/abc',
  '/a-page',
  '/api/files/abc/def.png',
  '2f/2f1f4b6e-6f0a-4c39-9c55-0a4b3a5e1d11.png',
  '2f1f4b6e-6f0a-4c39-9c55-0a4b3a5e1d11',
  '2026-11-24T10:00:00Z',
  '2026-11-24T10:00:00.000Z',
  '2026-11-24',
  '10:30',
  '12345678',
  'EE123456780',
  'EE100931558',
  '+372 5555 5555',
  'Europe/Tallinn',
  'EE',
  'shell',
  'mf-search',
  '28:FLUENT',
  'a'.repeat(16),
  'a'.repeat(64),
  'a'.repeat(24),
  'A'.repeat(87),
  'A'.repeat(22),
  '20 characters or more of a statement',
]
const parse = ({ schema }: Leaf, value: string): string | undefined => {
  const result = schema.safeParse(value)
  return result.success ? String(result.data) : undefined
}
const sampleOf = (leaf: Leaf): string | undefined => samples.find((sample) => parse(leaf, sample) === sample)

const codePoints = function* (): Generator<string> {
  for (let code = 0; code <= 0x10_ff_ff; code++) if (code < 0xd8_00 || code > 0xdf_ff) yield String.fromCodePoint(code)
}
/** What may not be in a line: it breaks it, hides in it or turns what comes after. Of texts in several lines, tab and line feed may. */
const isRefused = (character: string): boolean =>
  /[\p{Control}\p{Bidi_Control}\p{Zl}\p{Zp}]/u.test(character) && !/[\u{200E}\u{200F}\u{61C}]/u.test(character)
const refused = [...codePoints()].filter(isRefused)
/** Characters that no font draws. Of the blocks of tags and selectors, only the first ones are included. */
const unseen = [...codePoints()].filter((character) =>
  /(?![\u{E0010}-\u{E0FFF}])[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Control}\u{2800}]/u.test(character),
)

const paths = (found: readonly Leaf[]): string[] => found.map(({ path }) => path)

describe('every string of an input', () => {
  it('has a sample here that it accepts', () => {
    expect(paths(texts.filter((leaf) => sampleOf(leaf) === undefined))).toEqual([])
  })
  it('refuses or drops control characters and orders of direction', () => {
    const holding = texts.filter((leaf) => {
      const sample = sampleOf(leaf) ?? ''
      return refused.some((character) => {
        const parsed = parse(leaf, `${sample.slice(0, 3)}${character}${sample.slice(3)}`) ?? ''
        return [...parsed].some((one) => isRefused(one) && one !== '\n' && one !== '\t')
      })
    })
    expect(paths(holding)).toEqual([])
  })
  it('is empty without visible characters', () => {
    const taken = texts.filter(
      (leaf) =>
        parse(leaf, '') === undefined &&
        [...unseen.map((character) => character.repeat(24)), unseen.slice(0, 24).join('')].some(
          (value) => (parse(leaf, value) ?? '') !== '',
        ),
    )
    expect(paths(taken)).toEqual([])
  })
})
