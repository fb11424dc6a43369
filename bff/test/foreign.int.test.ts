import { statusOfCode } from '@sild/contract/errors'
import { type AnyOperation, operations } from '@sild/contract/operations'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillMarket } from './demo-market.ts'
import { testBff, testEnvironment, tokenFor } from './bff.ts'
import { fingerprint } from './fingerprint.ts'
import { foreignObjects, type Naming, withoutOwner } from './foreign-objects.ts'
import { exampleInput } from './mock-services.ts'
import { namesIn } from './names-in.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
/** Of a paying company without contacts: every object in the market belongs to another user. */
let token: string
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  await fillMarket(services)
  bff.serve(services.urls)
  await signInMembers()
  const stranger = { userGuid: crypto.randomUUID(), isVerified: true, plan: 'startup' } as const
  const created = await bff.call('createCompany', {
    token: tokenFor(bff.deps, stranger),
    body: { name: 'Võõras OÜ', registrationNumber: 'none', countryCode: 'EE' },
  })
  token = tokenFor(bff.deps, { ...stranger, companyGuid: created.json().result.guid })
})
afterAll(() => services.kill())

/** The market has users, but none of them is signed in. */
async function signInMembers(): Promise<void> {
  const body = { email: 'customer@sild.test', password: 'sild-demo-2026' }
  expect((await bff.call('signIn', { body })).statusCode).toBe(200)
}

const memberLevels: readonly string[] = ['guest', 'member', 'verified', 'company']
const members = Object.values<AnyOperation>(operations).filter(
  ({ access, path }) => path.startsWith('/api/') && memberLevels.includes(access),
)

async function found(finders: Naming['params'] = {}): Promise<Record<string, unknown>> {
  const names: Record<string, unknown> = {}
  for (const [name, sql] of Object.entries(finders)) {
    const [row] = await database.query<Record<string, unknown>>(`${sql} limit 1`)
    if (!row) throw new Error(`The market has nothing for ${sql}`)
    names[name] = Object.values(row)[0]
  }
  return names
}

/** For a request about something that never was. */
const nowhere = (names: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(names).map(([name, value]) => {
      if (name === 'cardType' || name === 'position') return [name, value]
      return [name, Array.isArray(value) ? value.map(() => crypto.randomUUID()) : crypto.randomUUID()]
    }),
  )

describe('things of another user or company', () => {
  it('are declared for every operation that names one', () => {
    const naming = members.filter(({ name }) => namesIn(name).length > 0).map(({ name }) => name)
    expect(naming.toSorted(), 'Each belongs into foreign-objects.ts').toEqual(
      [...Object.keys(foreignObjects), ...withoutOwner].toSorted(),
    )
  })

  it.each(Object.entries(foreignObjects))('are not found by %s', async (name, naming) => {
    const operation = operations[name as keyof typeof operations]
    const example = exampleInput(operation.name)
    const params = await found(naming.params)
    const body = await found(naming.body)
    const ask = async (given: { params: object; body: object }) =>
      bff.call(operation.name, {
        token,
        params: { ...example.params, ...given.params },
        body:
          naming.rest || naming.body ? { ...((naming.rest ?? example.body) as object), ...given.body } : example.body,
      })
    // First, because a company is made known to a service by what it does there first.
    const missing = await ask({ params: nowhere(params), body: nowhere(body) })
    const before = await fingerprint(database)
    const reply = await ask({ params, body })
    expect(await fingerprint(database)).toEqual(before)
    const answerOf = ({ statusCode, ...each }: typeof reply) => [statusCode, each.json().error?.code]
    const { isSilent, refusal } = naming
    expect(reply.statusCode).toBe(refusal ? statusOfCode(refusal) : isSilent ? 200 : 404)
    expect(answerOf(reply)).toEqual(refusal ? [statusOfCode(refusal), refusal] : answerOf(missing))
  })
})
