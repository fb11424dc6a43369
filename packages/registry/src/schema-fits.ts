export type JsonSchema = Readonly<Record<string, unknown>>

interface Comparison {
  /** The schema of the possible values. */
  from: JsonSchema
  /** The schema that must accept all values of `from`. */
  to: JsonSchema
  /** Where in the value, for people. */
  at: string
  /** A reader ignores what it does not know: true of replies, false of requests, which are strict. */
  ignoresUnknown: boolean
}

// JSON Schema defines the type of each keyword, and the library keeps to it. This explains the casts below.
const list = (value: unknown): readonly JsonSchema[] => (Array.isArray(value) ? (value as JsonSchema[]) : [])
// As above.
const record = (value: unknown): Readonly<Record<string, JsonSchema>> => (value ?? {}) as Record<string, JsonSchema>
const text = (value: unknown): string => JSON.stringify(value)

const isReference = (schema: JsonSchema): boolean => '$ref' in schema
/** Of equal texts with references each may refer to something else. */
const areEqual = (one: JsonSchema, other: JsonSchema): boolean =>
  text(one) === text(other) && !text(one).includes('"$ref"')

/**
 * Why `to` does not allow every value of `from`; empty when it does. It compares the keywords that schemas of the
 * contract use, and requires all others to be equal. So it may refuse too much, and never too little.
 */
export function schemaMismatches(
  from: JsonSchema,
  to: JsonSchema,
  at: string,
  options: { ignoresUnknown: boolean },
): string[] {
  const follow = (schema: JsonSchema, root: JsonSchema): JsonSchema => {
    const { $ref: reference, ...rest } = schema
    if (typeof reference !== 'string') return schema
    return { ...rest, ...(reference === '#' ? root : record(root['$defs'])[reference.replace('#/$defs/', '')]) }
  }
  /** Pairs under comparison: a recursive schema fits if the rest of it does. */
  const open = new Set<string>()
  const compare = (given: Comparison): string[] => {
    const pair = isReference(given.from) || isReference(given.to) ? text([given.from, given.to]) : null
    if (pair && open.has(pair)) return []
    if (pair) open.add(pair)
    const comparison = { ...given, from: follow(given.from, from), to: follow(given.to, to) }
    const problems = compareSchemas(comparison, (next) => compare({ ...comparison, ...next }))
    if (pair) open.delete(pair)
    return problems
  }
  return compare({ from, to, at, ...options })
}

type Compare = (next: Partial<Comparison>) => string[]

function compareSchemas(comparison: Comparison, compare: Compare): string[] {
  const { from, to, at } = comparison
  if (isAnything(to) || areEqual(from, to)) return []
  const alternatives = alternativesOf(from)
  if (alternatives) return alternatives.flatMap((each) => compare({ from: each }))
  const allowed = alternativesOf(to)
  if (allowed) {
    const attempts = allowed.map((each) => compare({ to: each }))
    if (attempts.some((problems) => problems.length === 0)) return []
    const nearest = attempts.toSorted((one, other) => one.length - other.length)[0]
    return allowed.length === 1 && nearest
      ? nearest
      : [`${at} may be ${describe(from)}, which is not among what is allowed`]
  }
  const values = valuesOf(from)
  if (values) return values.filter((value) => !admits(to, value)).map((value) => `${at} may be ${text(value)}`)
  if (valuesOf(to)) return [`${at} may be any ${describe(from)}, allowed are ${valuesOf(to)?.map(text).join(', ')}`]
  if (!isTypeWithin(from['type'], to['type'])) return [`${at} may be ${describe(from)} instead of ${describe(to)}`]
  return [
    ...compareKeywords(comparison),
    ...(from['type'] === 'object' ? compareObjects(comparison, compare) : []),
    ...(from['type'] === 'array' ? compareArrays(comparison, compare) : []),
  ]
}

const annotations = new Set([
  '$schema',
  '$defs',
  'title',
  'description',
  'default',
  'examples',
  'id',
  'deprecated',
  'readOnly',
])
const isAnything = (schema: JsonSchema): boolean => Object.keys(schema).every((key) => annotations.has(key))

/** One schema for each of what a value may be; null when there is only one. */
function alternativesOf(schema: JsonSchema): readonly JsonSchema[] | null {
  const { anyOf, oneOf, ...rest } = schema
  if (anyOf ?? oneOf) return list(anyOf ?? oneOf).map((each) => ({ ...rest, ...each }))
  if (Array.isArray(schema['type'])) return schema['type'].map((type) => ({ ...schema, type }))
  return null
}

const valuesOf = (schema: JsonSchema): readonly unknown[] | null =>
  'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : null

const checkedOfValues = new Set(['type', 'minLength', 'maxLength', 'pattern', 'minimum', 'maximum'])

function admits(schema: JsonSchema, value: unknown): boolean {
  const values = valuesOf(schema)
  if (values) return values.some((each) => text(each) === text(value))
  if (Object.keys(schema).some((key) => !checkedOfValues.has(key) && !annotations.has(key))) return false
  const length = typeof value === 'string' ? [...value].length : Number.NaN
  if (length < Number(schema['minLength'] ?? 0) || length > Number(schema['maxLength'] ?? Infinity)) return false
  if (typeof schema['pattern'] === 'string' && !new RegExp(schema['pattern'], 'u').test(String(value))) return false
  if (Number(value) < Number(schema['minimum'] ?? -Infinity) || Number(value) > Number(schema['maximum'] ?? Infinity))
    return false
  return schema['type'] === undefined || isTypeWithin(typeOf(value), schema['type'])
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
const isTypeWithin = (from: unknown, to: unknown): boolean =>
  to === undefined || from === to || (from === 'integer' && to === 'number')

/** What narrows a text, a number or a list: fine where the other narrows it as much. */
const lower = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties'])
const upper = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties'])
/** Keywords that other functions compare. All other keywords must be equal. */
const structural = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'prefixItems', '$ref'])

function compareKeywords({ from, to, at }: Comparison): string[] {
  const isNarrower = (keyword: string): boolean => {
    if (lower.has(keyword)) return !(Number(from[keyword]) >= Number(to[keyword]))
    if (upper.has(keyword)) return !(Number(from[keyword]) <= Number(to[keyword]))
    return !structural.has(keyword) && !annotations.has(keyword) && text(from[keyword]) !== text(to[keyword])
  }
  return Object.keys(to)
    .filter(isNarrower)
    .map((keyword) => {
      const stated = from[keyword] === undefined ? 'unstated' : text(from[keyword])
      return `${at} has ${keyword} ${stated}, allowed is ${text(to[keyword])}`
    })
}

function compareObjects({ from, to, at, ignoresUnknown }: Comparison, compare: Compare): string[] {
  const given = record(from['properties'])
  const known = record(to['properties'])
  const certain = new Set((from['required'] as string[] | undefined) ?? []) // Names.
  const missing = ((to['required'] as string[] | undefined) ?? []).filter((name) => !certain.has(name))
  const rest = to['additionalProperties']
  return [
    ...missing.map((name) => `${at}.${name} may be missing`),
    ...Object.entries(given).flatMap(([name, schema]) => {
      const target = known[name]
      if (target) return compare({ from: schema, to: target, at: `${at}.${name}` })
      if (rest === false) return ignoresUnknown ? [] : [`${at}.${name} is not known`]
      // An object there is a schema.
      return typeof rest === 'object' ? compare({ from: schema, to: rest as JsonSchema, at: `${at}.${name}` }) : []
    }),
    ...Object.entries(known).flatMap(([name, schema]) =>
      name in given ? [] : compareRest(from['additionalProperties'], schema, `${at}.${name}`, compare),
    ),
    ...(rest === false && ignoresUnknown ? [] : compareRest(from['additionalProperties'], rest, `${at}.*`, compare)),
  ]
}

/** Compares the rules for unnamed properties. */
function compareRest(from: unknown, to: unknown, at: string, compare: Compare): string[] {
  if (from === false || to === undefined || to === true) return []
  if (to === false) return [`${at} may be anything`]
  // An object there is a schema.
  return compare({ from: typeof from === 'object' ? (from as JsonSchema) : {}, to: to as JsonSchema, at })
}

function compareArrays({ from, to, at }: Comparison, compare: Compare): string[] {
  const items = (from['items'] ?? {}) as JsonSchema // A schema.
  if (to['prefixItems'] || from['prefixItems'])
    return text(to['prefixItems']) === text(from['prefixItems']) ? [] : [`${at} is another tuple`]
  // A schema.
  return to['items'] ? compare({ from: items, to: to['items'] as JsonSchema, at: `${at}[]` }) : []
}

const describe = (schema: JsonSchema): string => {
  const values = valuesOf(schema)
  if (values) return values.map(text).join(' or ')
  return typeof schema['type'] === 'string' ? schema['type'] : 'anything'
}
