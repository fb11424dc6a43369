import { schemas } from '@sild/contract/schemas'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inputSchema } from '../src/openapi/json-schema.ts'
import { publicOperations } from '../src/openapi/document.ts'
import type { JsonSchema } from './arbitrary.ts'
import { testBff, testEnvironment, tokenFor } from './bff.ts'
import { exampleInput } from './mock-services.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
/** Of a member of staff who has a company too: no caller has more rights. */
let token: string
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  bff.serve(services.urls)
  const companyGuid = crypto.randomUUID()
  token = tokenFor(bff.deps, { kind: 'staff', roles: ['admin'], isVerified: true, companyGuid })
})
afterAll(() => services.kill())

/** Multipart bodies have tests of their own, and a signed body is only parsed after its signature is verified. */
const ofTheirOwn = new Set<string>(['uploadFile', 'publishRelease', 'receivePaymentEvent', 'receiveMailEvent'])
// Operations that need an approval are refused before their input: `requestApproval` parses it by their schemas.
const taking = publicOperations.filter(({ name, needsApproval }) => !ofTheirOwn.has(name) && !needsApproval)
const operations = taking.map(({ name }) => name)
/** The body of a GET is not read. */
const writing = taking.filter(({ method }) => method !== 'GET').map(({ name }) => name)

/** What only we decide, by every name that it has in a table or a token. */
async function ownerNames(): Promise<string[]> {
  const columns = await database.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns
     where table_schema not in ('pg_catalog', 'information_schema', 'bff', 'bullmq')`,
  )
  const camelCase = columns.map(({ name }) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
  return [...new Set([...camelCase, 'isAdmin', 'isVerified', 'plan', 'cost', 'status', 'companyGuid', 'actor'])]
}
async function undeclared(...shapes: (JsonSchema | null)[]): Promise<string[]> {
  const declared = shapes.flatMap((shape) => Object.keys(shape?.properties ?? {}))
  const names = (await ownerNames()).filter((name) => !declared.includes(name))
  expect(names.length).toBeGreaterThan(150)
  return names
}

type Name = (typeof operations)[number]
const shapeOf = (name: Name, part: 'body' | 'query'): JsonSchema | null => {
  const schema = (schemas[name] as Partial<Record<'body' | 'query', never>>)[part]
  return schema ? inputSchema(schema) : null
}
const bodyOf = (name: Name): JsonSchema | null => shapeOf(name, 'body')
const refusedNames = (reply: Awaited<ReturnType<typeof bff.call>>): string[] => {
  const { fields = {} } = reply.json<{ error: { fields?: Record<string, { code: string }> } }>().error
  return Object.keys(fields).filter((name) => fields[name]?.code === 'unknown-property')
}

/** A value of the right shape with one property too many in every object, and the paths of these. */
function withIntruders(schema: JsonSchema, path: readonly string[] = []): { value: unknown; intruders: string[] } {
  const shape = (schema.anyOf ?? [schema]).find(({ items, properties }) => items ?? properties) ?? {}
  if (shape.items) {
    const { intruders, value } = withIntruders(shape.items, [...path, '0'])
    return { intruders, value: [value] }
  }
  // A schema without properties describes a document with rules of its own.
  if (!shape.properties || Object.keys(shape.properties).length === 0) return { intruders: [], value: null }
  const inside = Object.entries(shape.properties).map(
    ([name, each]) => [name, withIntruders(each, [...path, name])] as const,
  )
  return {
    intruders: [[...path, 'isAdmin'].join('.'), ...inside.flatMap(([, { intruders }]) => intruders)],
    value: { ...Object.fromEntries(inside.map(([name, { value }]) => [name, value])), isAdmin: true },
  }
}

describe('an undeclared property', () => {
  it.each(operations)('is refused by %s in its address, under any name', async (name) => {
    const intruders = await undeclared(shapeOf(name, 'query'), bodyOf(name))
    const query = { ...exampleInput(name).query, ...Object.fromEntries(intruders.map((each) => [each, 'admin'])) }
    const reply = await bff.call(name, { token, query })
    expect(reply.statusCode).toBe(400)
    expect(refusedNames(reply).toSorted()).toEqual(intruders.toSorted())
  })

  it.each(writing)('is refused by %s in its body, under any name', async (name) => {
    const intruders = await undeclared(bodyOf(name))
    const body = { ...(exampleInput(name).body as object), ...Object.fromEntries(intruders.map((each) => [each, 1])) }
    const reply = await bff.call(name, { token, body })
    expect(reply.statusCode).toBe(400)
    expect(refusedNames(reply).toSorted()).toEqual(intruders.toSorted())
  })

  it.each(operations.filter((name) => bodyOf(name)))(
    'is refused in every object within the body of %s',
    async (name) => {
      const { intruders, value } = withIntruders(bodyOf(name)!)
      const reply = await bff.call(name, { token, body: value })
      expect(refusedNames(reply).toSorted()).toEqual(intruders.toSorted())
    },
  )
})
