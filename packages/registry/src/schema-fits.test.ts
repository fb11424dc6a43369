import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromJSONSchema } from 'zod'
import type { JsonSchema } from './schema-fits.ts'
import { schemaMismatches } from './schema-fits.ts'

const strict = { ignoresUnknown: false }
const lenient = { ignoresUnknown: true }

const texts: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc.record({ type: fc.constant('string'), minLength: fc.nat(3), maxLength: fc.integer({ min: 3, max: 6 }) }),
  fc.record({ type: fc.constant('string'), enum: fc.subarray(['a', 'b', 'c'], { minLength: 1 }) }),
  fc.record({ type: fc.constant('string'), const: fc.constantFrom('a', 'b') }),
)
const numbers: fc.Arbitrary<JsonSchema> = fc.oneof(
  fc.record({ type: fc.constant('integer'), minimum: fc.nat(3), maximum: fc.integer({ min: 3, max: 6 }) }),
  fc.constantFrom<JsonSchema>({ type: 'number' }, { type: 'integer' }, { type: 'boolean' }, { type: 'null' }),
)
const { schema: schemas } = fc.letrec<{ schema: JsonSchema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    texts,
    numbers,
    fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
    fc.record({ type: fc.constant('array'), items: tie('schema'), maxItems: fc.integer({ min: 1, max: 3 }) }),
    fc
      .record({
        properties: fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('schema'), { maxKeys: 3 }),
        isClosed: fc.boolean(),
      })
      .chain(({ properties, isClosed }) =>
        fc.subarray(Object.keys(properties)).map((required) => ({
          type: 'object',
          properties: { ...properties },
          required,
          ...(isClosed && { additionalProperties: false }),
        })),
      ),
  ),
}))

/** Values that a schema allows. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema['anyOf']) return fc.oneof(...(schema['anyOf'] as JsonSchema[]).map(valuesOf))
  if ('const' in schema) return fc.constant(schema['const'])
  if (schema['enum']) return fc.constantFrom(...(schema['enum'] as unknown[]))
  const { minLength, maxLength, minimum, maximum, maxItems } = schema as Record<string, number>
  switch (schema['type']) {
    case 'string':
      return fc.string({ minLength, maxLength, unit: fc.constantFrom('a', 'b', 'c') })
    case 'integer':
      return fc.integer({ min: minimum ?? -9, max: maximum ?? 9 })
    case 'number':
      return fc.constantFrom(0.5, 1, 2.25, -3)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valuesOf(schema['items'] as JsonSchema), { maxLength: maxItems })
    default: {
      const properties = Object.entries(schema['properties'] as Record<string, JsonSchema>)
      const model = Object.fromEntries(properties.map(([name, each]) => [name, valuesOf(each)]))
      return fc.record(model, { requiredKeys: schema['required'] as string[] })
    }
  }
}

describe('a schema that fits', () => {
  it('accepts every value that the other accepts, as zod reads both', () => {
    let fitting = 0
    const related = schemas.chain((to) => fc.tuple(fc.oneof(fc.constant(to), narrowed(to), schemas), fc.constant(to)))
    fc.assert(
      fc.property(
        related.chain(([from, to]) => fc.tuple(fc.constant(from), fc.constant(to), valuesOf(from))),
        ([from, to, value]) => {
          if (schemaMismatches(from, to, 'value', strict).length > 0) return
          fitting += 1
          expect(fromJSONSchema(to as never).safeParse(value).success).toBe(true)
        },
      ),
      { numRuns: 3000 },
    )
    expect(fitting).toBeGreaterThan(1000)
  })
  it('is each schema for itself', () => {
    fc.assert(
      fc.property(schemas, (schema) => {
        expect(schemaMismatches(schema, { ...schema, description: 'the same' }, 'value', strict)).toEqual([])
      }),
    )
  })
})

/** A schema that allows less, made from one. */
function narrowed(schema: JsonSchema): fc.Arbitrary<JsonSchema> {
  if (schema['anyOf']) return fc.constantFrom(...(schema['anyOf'] as JsonSchema[]))
  if (schema['enum']) return fc.constant({ ...schema, enum: (schema['enum'] as unknown[]).slice(0, 1) })
  if (schema['type'] === 'array')
    return narrowed(schema['items'] as JsonSchema).map((items) => ({ ...schema, items, maxItems: 1 }))
  if (schema['type'] !== 'object') return fc.constant({ description: 'the same', ...schema })
  const properties = schema['properties'] as Record<string, JsonSchema>
  return fc.constant({ ...schema, required: Object.keys(properties), additionalProperties: false })
}

describe('a schema that does not fit', () => {
  const object = (properties: object, required: string[] = [], more: object = {}): JsonSchema => ({
    type: 'object',
    properties,
    required,
    ...more,
  })
  it.each<[string, JsonSchema, JsonSchema]>([
    ['value may be string instead of integer', { type: 'string' }, { type: 'integer' }],
    ['value may be number instead of integer', { type: 'number' }, { type: 'integer' }],
    ['value may be anything instead of string', {}, { type: 'string' }],
    ['value may be "c"', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }],
    ['value may be "abc"', { const: 'abc' }, { type: 'string', maxLength: 2 }],
    ['value may be any string, allowed are "a", "b"', { type: 'string' }, { enum: ['a', 'b'] }],
    ['value has maxLength 9, allowed is 8', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 8 }],
    ['value has minLength unstated, allowed is 1', { type: 'string' }, { type: 'string', minLength: 1 }],
    ['value has pattern "^a", allowed is "^b"', { type: 'string', pattern: '^a' }, { type: 'string', pattern: '^b' }],
    ['value.x may be missing', object({ x: {} }), object({ x: {} }, ['x'])],
    [
      'value.y is not known',
      object({ y: {} }, [], { additionalProperties: false }),
      object({}, [], { additionalProperties: false }),
    ],
    ['value.y may be anything instead of integer', object({}), object({ y: { type: 'integer' } })],
    ['value.* may be anything', object({}), object({}, [], { additionalProperties: false })],
    [
      'value has maxLength 9, allowed is 2',
      { type: 'string', maxLength: 9 },
      { anyOf: [{ type: 'string' }], maxLength: 2 },
    ],
    ['value has allOf unstated, allowed is []', object({}), object({}, [], { allOf: [] })],
    ['value may be "a"', { const: 'a' }, { type: 'string', format: 'uuid' }],
    [
      'value.x[].y may be string instead of null',
      object({ x: { type: 'array', items: object({ y: { type: 'string' } }) } }),
      object({ x: { type: 'array', items: object({ y: { type: 'null' } }) } }),
    ],
    [
      'value may be null, which is not among what is allowed',
      { type: ['string', 'null'] },
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
    ],
    [
      'value.* may be string instead of integer',
      { type: 'object', additionalProperties: { type: 'string' } },
      { type: 'object', additionalProperties: { type: 'integer' } },
    ],
  ])('says %s', (text, from, to) => {
    expect(schemaMismatches(from, to, 'value', strict)).toEqual([text])
  })
  it('may have more fields for readers that ignore unknown ones', () => {
    const closed = object({}, [], { additionalProperties: false })
    expect(schemaMismatches(object({ y: {} }, [], { additionalProperties: false }), closed, 'value', lenient)).toEqual(
      [],
    )
  })
  it('is found in references, also in circular ones', () => {
    const nodes = { type: 'array', items: { $ref: '#/$defs/node' } }
    const tree = (name: JsonSchema): JsonSchema => ({
      ...object({ nodes }),
      $defs: { node: object({ name, inside: nodes }) },
    })
    const longer = { type: 'string', maxLength: 9 }
    expect(schemaMismatches(tree({ type: 'string', maxLength: 8 }), tree(longer), 'value', strict)).toEqual([])
    expect(schemaMismatches(tree({ type: 'string' }), tree(longer), 'value', strict)).toEqual([
      'value.nodes[].name has maxLength unstated, allowed is 9',
    ])
  })
})
