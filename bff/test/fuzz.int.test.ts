import { testDatabase } from '@sild/testing'
import { operationUrl } from '@sild/contract/operation-url'
import fc, { type Arbitrary } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApiDocument, publicOperations } from '../src/openapi/document.ts'
import type { ApiOperation } from '../src/edge/api-operation.ts'
import { expectDeclared } from './declared.ts'
import { brokenValue, type Definitions, hostileValue, type JsonSchema, validValue } from './arbitrary.ts'
import { ORIGIN, testBff, testEnvironment, tokenFor } from './bff.ts'
import { type RealServices, startServices } from './real-services.ts'

const CASES = 60
const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
/** Of a member of staff who has a company too: no caller has more rights. */
let token: string
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  bff.serve(services.urls)
  const owner = { userGuid: crypto.randomUUID(), isVerified: true }
  const created = await bff.call('createCompany', {
    token: tokenFor(bff.deps, owner),
    body: { name: 'Põhja Tarkvara', registrationNumber: 'none', countryCode: 'EE' },
  })
  token = tokenFor(bff.deps, { ...owner, kind: 'staff', roles: ['admin'], companyGuid: created.json().result.guid })
})
afterAll(() => services.kill())

interface Described {
  parameters: { name: string; in: string; schema: JsonSchema }[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
}
const document = openApiDocument() as {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Definitions }
}
const definitions = document.components.schemas
const describedOf = ({ method, path }: ApiOperation): Described => document.paths[path]![method.toLowerCase()]!

interface Case {
  readonly params: Record<string, unknown>
  readonly query: Record<string, unknown>
  readonly body: unknown
  readonly key?: string | undefined
}
/** Few, so that requests meet which say something else under the same one. */
const idempotencyKey = fc.constantFrom(undefined, 'key-00000001', 'key-00000002')
const partOf = (
  described: Described,
  place: string,
  value: (schema: JsonSchema) => Arbitrary<unknown>,
): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      described.parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, value(schema)]),
    ),
  )

/** A request that is valid by the document, or invalid in one part. */
function requests(operation: ApiOperation): Arbitrary<Case> {
  const described = describedOf(operation)
  const valid = (schema: JsonSchema) => validValue(schema, definitions)
  const schema = described.requestBody?.content['application/json']?.schema
  const good = {
    params: partOf(described, 'path', valid),
    query: partOf(described, 'query', valid),
    body: schema ? valid(schema) : fc.constant(undefined),
    key: described.parameters.some(({ name }) => name === 'idempotency-key') ? idempotencyKey : fc.constant(undefined),
  }
  const text = hostileValue.filter((value) => typeof value === 'string' && value !== '' && value.isWellFormed())
  return fc.oneof(
    fc.record(good),
    fc.record({ ...good, body: schema ? brokenValue(schema, definitions) : hostileValue }),
    fc.record({ ...good, params: partOf(described, 'path', () => text) }),
    fc.record({
      ...good,
      query: fc.dictionary(
        fc.string({ minLength: 1, maxLength: 8 }).filter((name) => name.isWellFormed()),
        text,
        { maxKeys: 4 },
      ),
    }),
  )
}

/** Multipart bodies and a stream have tests of their own. */
const others = new Set<string>(['uploadFile', 'publishRelease', 'streamEvents'])

describe('any request', () => {
  const operations = publicOperations.filter(({ name }) => !others.has(name))
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    'to %s is answered as the document says',
    async (_name, operation) => {
      const property = fc.asyncProperty(requests(operation), async ({ body, key, params, query }) => {
        const reply = await bff.app.inject({
          method: operation.method,
          url: operationUrl(operation, { params, query }),
          headers: {
            token,
            origin: ORIGIN,
            ...(key && { 'idempotency-key': key }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          payload: body === undefined ? undefined : JSON.stringify(body),
        })
        expect(reply.statusCode).toBeLessThan(500)
        expectDeclared(operation, reply)
      })
      await fc.assert(property, {
        numRuns: CASES,
        ...(process.env['FUZZ_SEED'] && { seed: Number(process.env['FUZZ_SEED']) }),
      })
    },
  )
})
