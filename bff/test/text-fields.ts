import type { OperationName } from '@sild/contract/operations'
import { schemas } from '@sild/contract/schemas'
import fc from 'fast-check'
import type * as z from 'zod/mini'
import { inputSchema } from '../src/openapi/json-schema.ts'
import { type JsonSchema, validValue } from './arbitrary.ts'
import { type Part, type Whole, wholeInputs } from './whole-inputs.ts'

export interface TextField {
  readonly part: Part
  readonly path: readonly string[]
}

const parts = ['params', 'query', 'body'] as const
/** Stands for any name in a path, where an object may have any. */
const ANY = '*'
const schemaOf = (name: OperationName, part: Part) =>
  (schemas[name] as Partial<Record<Part, z.ZodMiniType>>)[part] ?? null

/** Where an operation takes words, and not one of a few or a guid. */
export const textFieldsOf = (name: OperationName): readonly TextField[] =>
  parts.flatMap((part) => {
    const schema = schemaOf(name, part)
    return schema ? pathsOf(inputSchema(schema)).map((path) => ({ part, path })) : []
  })

function pathsOf(schema: JsonSchema, path: readonly string[] = []): (readonly string[])[] {
  const variants = (schema.anyOf ?? schema.oneOf ?? []).flatMap((each) => pathsOf(each, path))
  if (isText(schema) || variants.some(({ length }) => length === path.length)) return [path]
  const { additionalProperties: values } = schema
  return [
    ...variants,
    ...(schema.items ? pathsOf(schema.items, [...path, '0']) : []),
    ...(typeof values === 'object' ? pathsOf(values, [...path, ANY]) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => pathsOf(each, [...path, name])),
  ]
}

const isText = ({ enum: values, format, type, ...schema }: JsonSchema): boolean =>
  [type ?? []].flat().includes('string') && !values && !('const' in schema) && format !== 'uuid'

const TRIES = 500

/** Valid input of an operation, with all optional fields. */
export function wholeInput(name: OperationName): Whole {
  const made = parts.flatMap((part) => {
    const schema = schemaOf(name, part)
    if (!schema) return []
    const values = wholeInputs[name]?.[part]
      ? [wholeInputs[name][part]]
      : fc.sample(validValue(inputSchema(schema), {}, true), { numRuns: TRIES, seed: 7 })
    const value = values.find((each) => schema.safeParse(each).success)
    if (value === undefined) throw new Error(`No whole ${part} of ${name} in ${TRIES}`)
    return [[part, value] as const]
  })
  return Object.fromEntries(made)
}

/** The input with another text in one place. */
export function withText(whole: Whole, { part, path }: TextField, text: string): Whole {
  const copy = structuredClone(whole)
  let place = copy[part] as Record<string, unknown>
  const named = (step = ''): string => (step === ANY ? Object.keys(place)[0]! : step) // Whole input has one.
  for (const step of path.slice(0, -1)) place = place[named(step)] as Record<string, unknown>
  place[named(path.at(-1))] = text
  return copy
}

/** Whether the contract allows a text there. */
export const allows = (name: OperationName, whole: Whole, field: TextField, text: string): boolean =>
  schemaOf(name, field.part)?.safeParse(withText(whole, field, text)[field.part]).success ?? false
