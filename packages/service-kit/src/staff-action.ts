import { randomUUID } from 'node:crypto'
import type { Actor } from '@sild/contract/actor'
import { maxAbout, type StaffAction } from '@sild/contract/audit/staff-action'
import { isAudited, type Operation } from '@sild/contract/operation'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import type { OperationName } from '@sild/contract/operations'
import type * as z from 'zod/mini'
import type { RawInput } from './input.ts'

export interface DoneOperation {
  readonly operation: Operation & { readonly name: OperationName }
  readonly actor: Actor | null
  readonly input: RawInput
  readonly reply: unknown
  readonly requestId: string
  readonly at: Date
}

/** The entry of the audit log for an operation; null where it is not audited. */
export function staffActionOf({ operation, actor, at, input, reply, requestId }: DoneOperation): StaffAction | null {
  if (actor?.kind !== 'staff' || !actor.userGuid || !isAudited(operation)) return null
  const { body, query }: OperationSchemas = schemas[operation.name]
  const { approvedByGuid } = actor
  const about = {
    ...(operation.needsApproval && approvedByGuid && { approvedByGuid }),
    ...namesIn(input.params),
    ...guidsIn(input.query),
    ...guidsIn(input.body),
    ...guidsIn(reply, 1),
  }
  const known = Object.entries(about).filter(([, value]) => value !== actor.userGuid)
  return {
    entryGuid: randomUUID(),
    at: at.toISOString(),
    staffGuid: actor.userGuid,
    operation: operation.name,
    about: Object.fromEntries(known.slice(0, maxAbout)),
    choices: { ...choicesIn(query, input.query), ...choicesIn(body, input.body) },
    requestId,
  }
}

/** The objects of an operation, from its path and its body. */
export const namedIn = ({ body, params }: Partial<Pick<RawInput, 'body' | 'params'>>): Record<string, string> => ({
  ...namesIn(params),
  ...guidsIn(body),
})

const MAX_LENGTH = 200
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_LENGTH
const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** Path parameters are guids, slugs or codes. */
const namesIn = (params: Record<string, unknown> | undefined): Record<string, string> =>
  Object.fromEntries(entriesOf(params).flatMap(([name, value]) => (isShort(value) ? [[name, value]] : [])))

/** All fields with the name of a guid, down to `depth` levels below; outer ones first. */
function guidsIn(value: unknown, depth = 0): Record<string, string> {
  const entries = entriesOf(value)
  const below = depth > 0 ? entries.map(([name, inner]) => prefixed(name, guidsIn(inner, depth - 1))) : []
  const own = entries.filter((entry): entry is [string, string] => /(?:^g|G)uid$/.test(entry[0]) && isShort(entry[1]))
  return Object.assign({}, ...below, Object.fromEntries(own))
}

/** Adds the name of the object to a bare `guid`: that of a `company` becomes `companyGuid`. */
const prefixed = (name: string, guids: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(guids).map(([key, guid]) => [key === 'guid' ? `${name}Guid` : key, guid]))

/**
 * Keeps values of closed sets, numbers and booleans. Free texts are only in their own table and are erased with their
 * author.
 */
function choicesIn(schema: z.ZodMiniType | undefined, value: unknown): StaffAction['choices'] {
  const shape = shapeOf(schema)
  return Object.fromEntries(
    entriesOf(value).filter(
      (entry): entry is [string, string | number | boolean] =>
        typeof entry[1] === 'number' ||
        typeof entry[1] === 'boolean' ||
        (isShort(entry[1]) && isClosed(shape[entry[0]])),
    ),
  )
}

type Definition = z.core.$ZodTypes['_zod']['def']
const definitionOf = (schema: z.core.$ZodType): Definition => (schema as z.core.$ZodTypes)._zod.def // All schemas are zod types.

function shapeOf(schema: z.core.$ZodType | undefined): Record<string, z.core.$ZodType> {
  const definition = schema && definitionOf(schema)
  return definition?.type === 'object' ? definition.shape : {}
}

function isClosed(schema: z.core.$ZodType | undefined): boolean {
  const definition = schema && definitionOf(schema)
  if (!definition) return false
  return 'innerType' in definition ? isClosed(definition.innerType) : ['enum', 'literal'].includes(definition.type)
}
