import * as accounts from '@sild/contract/accounts/schemas'
import * as bff from '@sild/contract/bff/schemas'
import * as chat from '@sild/contract/chat/schemas'
import * as companies from '@sild/contract/companies/schemas'
import * as content from '@sild/contract/content/schemas'
import * as delivery from '@sild/contract/delivery/schemas'
import * as moderation from '@sild/contract/moderation/schemas'
import * as notifications from '@sild/contract/notifications/schemas'
import * as publications from '@sild/contract/publications/schemas'
import { describeRefinements } from '@sild/contract/refinements'
import * as search from '@sild/contract/search/schemas'
import * as z from 'zod/mini'

export type Json = Record<string, unknown>

const options = { unrepresentable: 'any', override: describeRefinements } as const
/** OpenAPI declares the dialect once, not in each schema. */
function cleaned(schema: Json): Json {
  const rest = { ...schema }
  delete rest['$schema']
  return rest
}

/** Schemas of input: fields with a default are optional. */
export const inputSchema = (schema: z.ZodMiniType): Json =>
  cleaned(z.toJSONSchema(schema, { ...options, io: 'input' }) as Json) // The result is JSON.

/** Schemas of output. Named shapes of the contract are collected in `named`. */
export function replySchema(schema: z.ZodMiniType, named: Record<string, Json>): Json {
  // The result is JSON.
  const { $defs = {}, ...rest } = cleaned(z.toJSONSchema(schema, { ...options, io: 'output', metadata: names }) as Json)
  // The shapes are JSON.
  for (const [name, each] of Object.entries($defs as Record<string, Json>)) named[name] = withReferences(each)
  return withReferences(rest)
}

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value
const names = z.registry<{ id: string }>()
for (const exported of [
  accounts,
  bff,
  chat,
  companies,
  content,
  delivery,
  moderation,
  notifications,
  publications,
  search,
])
  for (const [name, value] of Object.entries(exported))
    if (isSchema(value) && !names.has(value)) names.add(value, { id: name[0]!.toUpperCase() + name.slice(1) }) // Never empty.

/** zod puts named shapes into `$defs` of each schema, OpenAPI has one place for all. */
const withReferences = (schema: Json): Json =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' && /^[A-Z]/.test(value) ? undefined : value,
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
  )
