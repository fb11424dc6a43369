import type { OperationName } from '@sild/contract/operations'
import { testDatabase } from '@sild/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testBff, testEnvironment } from './bff.ts'
import { fillMarket } from './demo-market.ts'
import { fingerprint } from './fingerprint.ts'
import { foreignObjects, type Naming } from './foreign-objects.ts'
import { exampleInput } from './mock-services.ts'
import { openToViewers } from './open-to-viewers.ts'
import { type RealServices, startServices } from './real-services.ts'

const database = testDatabase()
const bff = testBff({ database, environment: { RATE_LIMIT_SCALE: '1e9' } })
let services: RealServices
beforeAll(async () => {
  services = await startServices(database, testEnvironment(bff.deps.config.dataDir))
  await fillMarket(services)
  bff.serve(services.urls)
})
afterAll(() => services.kill())

const signIn = async (email: string, password = 'sild-demo-2026') =>
  (await bff.call('signIn', { body: { email, password } })).json().result

/** The session of a support agent who impersonates a user of the market. */
async function impersonate(email: string): Promise<string> {
  const { user } = await signIn(email)
  const { token } = await signIn('support@sild.test', 'sild-demo-staff-2026')
  const given = { token, params: { userGuid: user.guid }, body: { ground: 'fault' } }
  const { viewingGuid } = (await bff.call('openViewing', given)).json().result
  return (await bff.call('enterViewing', { token, params: { viewingGuid } })).json().result.token
}

/** What may be read of an object of the market, and would be counted if a member read it. */
const inputs: Partial<Record<string, { params?: Naming['params']; body?: object }>> = {
  ...foreignObjects,
  search: { body: { searchType: 'services', query: 'tarkvara' } },
  getPublication: foreignObjects.getMyPublication,
  getCompany: { params: { slugOrGuid: 'select slug from companies.companies' } },
}

it.each(['customer@sild.test', 'provider@sild.test'])(
  'changes nothing of what %s has',
  async (email) => {
    const token = await impersonate(email)
    const before = await fingerprint(database)
    let answered = 0
    for (const name of openToViewers) {
      const example = exampleInput(name)
      const params: Record<string, unknown> = {}
      for (const [key, sql] of Object.entries(inputs[name]?.params ?? {}))
        params[key] = Object.values((await database.query<Record<string, unknown>>(`${sql} limit 1`))[0] ?? {})[0]
      const reply = await bff.call(name, {
        token,
        params: { ...example.params, ...params },
        body: inputs[name]?.body ?? example.body,
      })
      if (reply.statusCode === 200) answered += 1
      expect(reply.statusCode, `${name}: ${reply.body}`).not.toBe(500)
    }
    expect(answered).toBeGreaterThan(50)
    const after = await fingerprint(database)
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([])
  },
  120_000,
)

it.each([
  ['customer@sild.test', 'responses received', 'r.owner_company_guid'],
  ['provider@sild.test', 'responses sent', 'r.company_guid'],
])('hides from an agent who impersonates %s every word of %s', async (email, _what, side) => {
  const token = await impersonate(email)
  const [{ guid: companyGuid }] = (await bff.call('listMyCompanies', { token })).json().result.list
  const words = await database.query<{ message: string; slug: string; cardType: string; guid: string }>(
    `select r.message, p.slug, p.card_type as "cardType", r.response_guid as guid from publications.responses r
     join publications.publications p using (publication_guid) where ${side} = $1 and r.status <> 'DELETED'`,
    [companyGuid],
  )
  expect(words.length).toBeGreaterThan(0)
  const read = async (name: OperationName, input: object = {}) => {
    const reply = await bff.call(name, { token, ...input })
    expect(reply.statusCode).toBe(200)
    return reply.body
  }
  const replies = [
    await read('listMyResponses'),
    await read('listFavorites', { body: {} }),
    ...(await Promise.all(words.map(({ guid }) => read('getResponse', { params: { guid } })))),
  ]
  if (side === 'r.owner_company_guid')
    for (const { cardType, slug } of words)
      replies.push(await read('listPublicationResponses', { params: { cardType, slugOrGuid: slug } }))
  const isSaid = ({ message }: { message: string }) => replies.some((reply) => reply.includes(JSON.stringify(message)))
  expect(words.filter(isSaid)).toEqual([])
  expect(replies.join()).toContain('This is private')
})
