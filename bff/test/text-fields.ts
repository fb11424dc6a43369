import type { OperationName } from '@sild/contract/operations'
import { schemas } from '@sild/contract/schemas'
import fc from 'fast-check'
import type * as z from 'zod/mini'
import { inputSchema } from '../src/openapi/json-schema.ts'
import { type JsonSchema, validValue } from './arbitrary.ts'

export type Part = 'params' | 'query' | 'body'
export interface TextField {
  readonly part: Part
  readonly path: readonly string[]
}
type Whole = Partial<Record<Part, unknown>>

const parts = ['params', 'query', 'body'] as const
const schemaOf = (name: OperationName, part: Part) =>
  (schemas[name] as Partial<Record<Part, z.ZodMiniType>>)[part] ?? null

/** Where an operation takes words, and not one of a few or a guid. */
export const textFieldsOf = (name: OperationName): readonly TextField[] =>
  parts.flatMap((part) => {
    const schema = schemaOf(name, part)
    return schema ? pathsOf(inputSchema(schema)).map((path) => ({ part, path })) : []
  })

function pathsOf(schema: JsonSchema, path: readonly string[] = []): (readonly string[])[] {
  const shape = (schema.anyOf ?? [schema])[0] ?? {}
  if (shape.type === 'string') return shape.enum || 'const' in shape || shape.format === 'uuid' ? [] : [path]
  if (shape.items) return pathsOf(shape.items, [...path, '0'])
  return Object.entries(shape.properties ?? {}).flatMap(([name, each]) => pathsOf(each, [...path, name]))
}

const TRIES = 500
/** What words and numbers by chance do not come to. */
const known: Partial<Record<OperationName, Whole>> = {
  saveRequisites: {
    body: {
      version: 0,
      organisation: 'Põhja Tarkvara OÜ',
      firstName: 'Mari',
      lastName: 'Maasikas',
      vatId: 'EE100931558',
      regCode: 'none',
      orgAddress: 'Pärnu mnt 10, Tallinn',
      additionalAddress: '3. korrus',
      postalCode: '10148',
      mobilePhone: '+372 5555 5555',
    },
  },
}

/** Input that an operation allows, with nothing left out. */
export function wholeInput(name: OperationName): Whole {
  const made = parts.flatMap((part) => {
    const schema = schemaOf(name, part)
    if (!schema) return []
    const values = known[name]?.[part]
      ? [known[name][part]]
      : fc.sample(validValue(inputSchema(schema), {}, true), { numRuns: TRIES, seed: 7 })
    const value = values.find((each) => schema.safeParse(each).success)
    if (value === undefined) throw new Error(`No whole ${part} of ${name} in ${TRIES}`)
    return [[part, value] as const]
  })
  return Object.fromEntries(made)
}

/** The same with another text in one place. */
export function withText(whole: Whole, { part, path }: TextField, text: string): Whole {
  const copy = structuredClone(whole)
  let place = copy[part] as Record<string, unknown>
  for (const step of path.slice(0, -1)) place = place[step] as Record<string, unknown>
  place[path.at(-1) ?? ''] = text
  return copy
}

/** Whether the contract allows a text there. */
export const allows = (name: OperationName, whole: Whole, field: TextField, text: string): boolean =>
  schemaOf(name, field.part)?.safeParse(withText(whole, field, text)[field.part]).success ?? false
