import type { Operation } from '@sild/contract/operation'
import { operations } from '@sild/contract/operations'
import { describeRefinements } from '@sild/contract/refinements'
import type { OperationSchemas } from '@sild/contract/schemas'
import { schemas } from '@sild/contract/schemas'
import * as z from 'zod/mini'
import type { OperationContract } from './contracts.ts'
import { RegistryError } from './errors.ts'
import type { JsonSchema } from './schema-fits.ts'

const options = { unrepresentable: 'any', override: describeRefinements } as const

/** Operations of the API as this process knows the contract: all that a browser may call, or some by name or address. Dear: keep what it returns. */
export function servedOperations(some?: {
  names: readonly string[]
  paths: readonly string[]
}): Record<string, OperationContract> {
  const known = Object.entries<Operation>(operations).filter(([, { path }]) => path.startsWith('/api/'))
  return Object.fromEntries(
    known
      .filter(([name, { path }]) => !some || some.names.includes(name) || some.paths.includes(path))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, operation]) => [name, contractOf(operation, schemasOf(name))]),
  )
}

function schemasOf(name: string): OperationSchemas {
  const found = (schemas as Record<string, OperationSchemas | undefined>)[name] // Any name may be asked for.
  if (found) return found
  const wayOut = 'write them under its name in the schemas.ts of its domain, packages/contract/src/'
  throw new RegistryError('release-invalid', `The operation ${name} has no schemas: ${wayOut}`)
}

function contractOf({ method, path }: Operation, { params, query, body, reply }: OperationSchemas): OperationContract {
  const parts = Object.entries({ params, query, body }).filter(([, schema]) => schema !== undefined)
  // Those without one were just left out.
  const inputs = parts.map(([part, schema]) => [part, describe(schema as z.ZodMiniType, 'input')] as const)
  return {
    method,
    path,
    request: {
      type: 'object',
      properties: Object.fromEntries(inputs),
      // A part without required fields may be left out.
      required: inputs.filter(([, { required = [] }]) => (required as string[]).length > 0).map(([part]) => part),
      additionalProperties: false,
    },
    reply: describe(reply, 'output'),
  }
}

function describe(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // A JSON schema is an object of keywords; `$schema` is dropped.
  const described = { ...z.toJSONSchema(schema, { ...options, io }) } as Record<string, unknown>
  delete described['$schema']
  return described
}
