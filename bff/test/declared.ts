import { statusOfCode } from '@sild/contract/errors'
import { type OperationSchemas, schemas } from '@sild/contract/schemas'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod'
import { errorSchema } from '../src/openapi/error-schema.ts'
import { errorsOf } from '../src/openapi/document.ts'
import type { ApiOperation } from '../src/edge/api-operation.ts'

const failure = z.fromJSONSchema(errorSchema as z.core.JSONSchema.JSONSchema) as z.ZodType<{
  error: { code: ReturnType<typeof errorsOf>[number]; message: string }
}>

/** What an operation answers is what it declares: the status and shape of its success, or the shape and a code of its failures. */
export function expectDeclared(operation: ApiOperation, reply: LightMyRequestResponse): void {
  const { name, status = 200 } = operation
  if (reply.statusCode < 400) {
    expect(reply.statusCode).toBe(status)
    // The document about all others is not a result, and neither is a file.
    if (name === 'getOpenApi') return
    if (operation.isDownload) return expect(reply.headers['x-file-name']).toMatch(/^[\w.-]+$/)
    const schema: OperationSchemas['reply'] = schemas[name].reply
    const { result, ...rest } = reply.json<{ result: unknown }>()
    expect(rest).toEqual({})
    expect(schema.safeParse(result).error?.issues).toBeUndefined()
    return
  }
  const { error } = failure.parse(reply.json())
  expect(errorsOf(operation), `${name} answered ${error.code}`).toContain(error.code)
  expect(reply.statusCode).toBe(statusOfCode(error.code))
  expect(error.message).not.toBe('')
}
