import { fieldProblems, type FieldProblem } from '@sild/contract/field-errors'
import type { OperationSchemas } from '@sild/contract/schemas'
import type * as z from 'zod/mini'
import { AppError } from './errors.ts'
import { isForbiddenKey } from './json.ts'

export interface RawInput {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** Validates a request with the operation's schemas. Undeclared fields are rejected, not dropped. */
export function parseInput(operationSchemas: OperationSchemas, raw: RawInput): RawInput {
  if (Object.keys(raw.query).some(isForbiddenKey)) throw new AppError('malformed-request')
  const problems: Record<string, FieldProblem> = Object.create(null)
  const input = {
    params: operationSchemas.params ? parsed(operationSchemas.params, raw.params, problems) : undefined,
    query: operationSchemas.query
      ? parsed(operationSchemas.query, raw.query, problems)
      : refuseAll(raw.query, problems),
    body: operationSchemas.body ? parsed(operationSchemas.body, raw.body, problems) : refuseAll(raw.body, problems),
  }
  if (Object.keys(problems).length > 0) throw new AppError('invalid', { fields: problems })
  return input as RawInput // No part was refused.
}

function parsed(schema: z.ZodMiniType, value: unknown, problems: Record<string, FieldProblem>): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  Object.assign(problems, fieldProblems(result.error.issues, value))
  return undefined
}

function refuseAll(value: unknown, problems: Record<string, FieldProblem>): undefined {
  if (value === undefined || value === null) return
  if (typeof value !== 'object' || Array.isArray(value)) problems[''] = { code: 'invalid' }
  else for (const name of Object.keys(value)) problems[name] = { code: 'unknown-property' }
}
