import type { OperationName } from '@sild/contract/operations'
import { schemas } from '@sild/contract/schemas'
import { inputSchema } from '../src/openapi/json-schema.ts'
import type { JsonSchema } from './arbitrary.ts'

/** Names of public reference data, and ids that the caller makes up. */
const publicNames = new Set([
  'categoryId',
  'categoryIds',
  'cityId',
  'languageId',
  'tagGuids',
  'clientGuid',
  'requestIds',
])
const looksLikeName = /^(?:id|guid|slugOrGuid)$|Guids?$|Ids?$/

/** The fields of an operation's input that name an object. */
export function namesIn(operation: OperationName): readonly string[] {
  const { body, params, query } = schemas[operation] as { body?: never; params?: never; query?: never }
  return [params, query, body].flatMap((part) => (part ? namesOf(inputSchema(part) as JsonSchema) : []))
}

function namesOf(schema: JsonSchema): string[] {
  const inside = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(namesOf)
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, each]) =>
    looksLikeName.test(name) && !publicNames.has(name) ? [name] : namesOf(each),
  )
  return [...own, ...inside]
}
