import fc, { type Arbitrary } from 'fast-check'

export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  $ref?: string
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  /** Of a tuple. */
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  propertyNames?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  required?: string[]
}
export type Definitions = Readonly<Record<string, JsonSchema>>

const LONGEST = 40
const LONGEST_LIST = 3
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

/**
 * Values that a schema of our OpenAPI document allows. Texts are words, so that they satisfy what a schema cannot say.
 * Whole values leave nothing out and have nothing empty.
 */
export function validValue(schema: JsonSchema, definitions: Definitions = {}, isWhole = false): Arbitrary<unknown> {
  const valid = (each: JsonSchema): Arbitrary<unknown> => validValue(each, definitions, isWhole)
  if (schema.$ref) return valid(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return isWhole ? valid(variants[0] ?? {}) : fc.oneof(...variants.map(valid))
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => valid({ ...schema, type })))
  switch (schema.type) {
    case 'string':
      return validText(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 1_000_000_000) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(valid))
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? Number(isWhole),
        maxLength: Math.max(
          schema.minItems ?? Number(isWhole),
          Math.min(schema.maxItems ?? LONGEST_LIST, LONGEST_LIST),
        ),
      })
    case 'object':
      return validObject(schema, valid, isWhole)
    default:
      return fc.constant(null)
  }
}

function validText({ format, maxLength, minLength = 0, pattern }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((at) => at.toISOString().slice(0, 10))
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.ee$/)
  if (format === 'uri') return fc.stringMatching(/^https:\/\/[a-z]{1,8}\.ee\/[a-z]{0,8}$/)
  // Words have no spaces anyway.
  if (pattern && pattern !== '^\\S*$')
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength))
  if (maxLength === undefined && minLength === 0) return fc.oneof(fc.stringMatching(/^[a-z]{1,12}$/), instant)
  const longest = Math.max(minLength, Math.min(maxLength ?? LONGEST, LONGEST))
  return fc.stringMatching(new RegExp(`^[A-Za-zõäöüéè]{${Math.max(minLength, Math.min(1, longest))},${longest}}$`))
}

function validObject(
  { additionalProperties, properties = {}, propertyNames, required = [] }: JsonSchema,
  valid: (schema: JsonSchema) => Arbitrary<unknown>,
  isWhole: boolean,
): Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    // A record with a closed set of keys has all of them.
    const keys = propertyNames?.enum as string[] | undefined
    if (keys) return fc.record(Object.fromEntries(keys.map((key) => [key, valid(additionalProperties)])))
    const key = propertyNames?.pattern ? valid(propertyNames) : fc.stringMatching(/^[a-z]{1,8}$/)
    return fc.dictionary(key as Arbitrary<string>, valid(additionalProperties), { maxKeys: 3 })
  }
  const models = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valid(each)]))
  return fc.record(models, { requiredKeys: isWhole ? Object.keys(models) : required.filter((name) => name in models) })
}

/** What no schema of ours allows anywhere, or what breaks parsers. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1e308, Number.MAX_SAFE_INTEGER + 2, '', ' ', '\u0000', '\ud800', [], {}, [
    [[[[[]]]]],
  ]),
  fc.constantFrom(
    "'; drop table users; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '\r\nSet-Cookie: a=b',
  ),
  fc.string({ minLength: 300, maxLength: 6000 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
)

/** A valid value with one thing wrong: a property replaced, left out or added, or the whole value replaced. */
export const brokenValue = (schema: JsonSchema, definitions: Definitions = {}): Arbitrary<unknown> =>
  fc
    .tuple(validValue(schema, definitions), hostileValue, fc.nat(), fc.constantFrom('replace', 'drop', 'add', 'swap'))
    .map(([value, hostile, at, how]) => {
      if (how === 'swap' || typeof value !== 'object' || value === null || Array.isArray(value)) return hostile
      const names = Object.keys(value)
      if (how === 'add' || names.length === 0) return { ...value, unexpected: hostile }
      const name = names[at % names.length]!
      const { [name]: _dropped, ...rest } = value as Record<string, unknown>
      return how === 'drop' ? rest : { ...rest, [name]: hostile }
    })
