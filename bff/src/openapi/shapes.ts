import { createHash } from 'node:crypto'
import { openApiDocument } from './document.ts'

/** The keywords of JSON Schema that the contract's schemas use. */
interface Schema {
  readonly $ref?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

interface Described {
  readonly operationId: string
  readonly parameters: readonly { name: string; in: string; required?: boolean; schema: Schema }[]
  readonly requestBody?: { content: Record<string, { schema: Schema }> }
  readonly responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}

/** `docs/shapes.md`: input and output of each operation, one field a line, so that a review shows the changes. */
export function apiShapes(): string {
  // The document is OpenAPI.
  const { components, paths } = openApiDocument() as {
    paths: Record<string, Record<string, Described>>
    components: { schemas: Record<string, Schema> }
  }
  const operations = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .toSorted((one, other) => (one.operationId < other.operationId ? -1 : 1))
  return [
    '# Shapes of the API',
    'Generated from the contract by `npm run docs`; a test holds it current. `?` marks a field that may be absent, `a–b` the allowed length or value. The full schemas are served at `/api/openapi.json`.',
    ...operations.map((operation) => `## ${operation.operationId}\n\n${block(linesOf(operation))}`),
    '# Named shapes',
    ...Object.entries(components.schemas).map(([name, schema]) => `## ${name}\n\n${block([linesOfType(schema)])}`),
  ]
    .join('\n\n')
    .concat('\n')
}

const block = (lines: readonly string[]): string => ['```', ...lines, '```'].join('\n')

function linesOf({ parameters, requestBody, responses }: Described): string[] {
  const query = parameters.filter((parameter) => parameter.in === 'query')
  const body = Object.values(requestBody?.content ?? {})[0]?.schema
  const success = Object.entries(responses).find(([status]) => Number(status) < 400)
  const reply = Object.values(success?.[1].content ?? {})[0]?.schema
  return [
    ...(query.length > 0
      ? [`query  { ${query.map(({ name, required, schema }) => field(name, required, schema)).join('; ')} }`]
      : []),
    ...(body ? [`body   ${linesOfType(body)}`] : []),
    `reply  ${success?.[0]} ${reply ? linesOfType(resultOf(reply)) : ''}`.trimEnd(),
  ]
}

const resultOf = (reply: Schema): Schema => reply.properties?.['result'] ?? reply

const field = (name: string, isRequired = false, schema: Schema = {}): string =>
  `${name}${isRequired ? '' : '?'}: ${typeOf(schema)}`

function typeOf(schema: Schema): string {
  const options = schema.anyOf ?? schema.oneOf
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (options) return options.map(typeOf).join(' | ')
  if (schema.enum) return valuesOf(schema.enum)
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`
  if (schema.type === 'array') return `${nested(schema.items ?? {})}[]${range(schema.minItems, schema.maxItems)}`
  if (schema.type === 'object') return objectOf(schema)
  const type = [schema.type ?? 'any'].flat().join(' | ')
  const bounds = range(schema.minLength ?? schema.minimum, schema.maxLength ?? schema.maximum)
  return [type, schema.format, patternOf(schema)].filter(Boolean).join(' ') + bounds
}

const valuesOf = (values: readonly unknown[]): string =>
  values.length > 12 ? `one of ${values.length} ${hashOf(values)}` : values.map(String).join(' | ')

const nested = (schema: Schema): string => {
  const text = typeOf(schema)
  return text.includes(' | ') ? `(${text})` : text
}

function objectOf(schema: Schema): string {
  const fields = fieldsOf(schema)
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}'
}

/** An object with one line for each field, so that a diff shows the field that changed. */
function linesOfType(schema: Schema): string {
  const fields = schema.type === 'object' ? fieldsOf(schema) : []
  return fields.length > 0 ? `{\n${fields.map((each) => `  ${each}\n`).join('')}}` : typeOf(schema)
}

function fieldsOf({ additionalProperties, properties = {}, required = [] }: Schema): string[] {
  const fields = Object.entries(properties).map(([name, each]) => field(name, required.includes(name), each))
  return typeof additionalProperties === 'object' ? [...fields, `[name]: ${typeOf(additionalProperties)}`] : fields
}

function range(least?: number, most?: number): string {
  const [from, to] = [least, most].map((bound) => (bound === undefined || isEndOfInteger(bound) ? '' : bound))
  return from === '' && to === '' ? '' : ` ${from}–${to}`
}

/** Every whole number ends where a Postgres `integer` does. */
const isEndOfInteger = (bound: number): boolean => bound === 2 ** 31 - 1 || bound === -(2 ** 31)

const patternOf = ({ pattern = '' }: Schema): string =>
  pattern.length > 40 ? `pattern ${hashOf(pattern)}` : pattern && `/${pattern}/`

/** A long list or pattern is shown by a short hash, which changes with it. */
const hashOf = (value: unknown): string =>
  `#${createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)}`
