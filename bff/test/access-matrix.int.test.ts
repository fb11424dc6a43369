import { accessLevels } from '@sild/contract/operation'
import { operationUrl } from '@sild/contract/operation-url'
import type { OperationName } from '@sild/contract/operations'
import { testDatabase } from '@sild/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiOperation } from '../src/edge/api-operation.ts'
import type { Bearer } from '../src/session/access-token.ts'
import { expectedAccess, type PersonaName, personas } from './access-table.ts'
import { ORIGIN, testBff, tokenFor } from './bff.ts'
import { teamToken } from './delivery.ts'
import { exampleInput } from './mock-services.ts'

const COMPANY = { isVerified: true, companyGuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
const members: Partial<Record<PersonaName, Partial<Bearer>>> = {
  customerUnverified: {},
  customerWithoutCompany: { isVerified: true },
  customer: COMPANY,
  customerPaid: { ...COMPANY, plan: 'business' },
  providerUnverified: { userType: 'provider' },
  provider: { ...COMPANY, userType: 'provider' },
  providerPaid: { ...COMPANY, userType: 'provider', plan: 'business' },
  moderator: { kind: 'staff', isVerified: true, roles: ['moderator'] },
  moderatorOwner: { ...COMPANY, kind: 'staff', roles: ['moderator'] },
  support: { kind: 'staff', isVerified: true, roles: ['support'] },
  admin: { kind: 'staff', isVerified: true, roles: ['admin'] },
  editor: { kind: 'staff', isVerified: true, roles: ['editor'] },
}
/** What a guard says; anything else comes from behind it. */
const guardCodes = new Set([
  'unauthenticated',
  'sign-in-required',
  'verification-required',
  'company-required',
  'forbidden',
  'origin-refused',
  'team-token-refused',
])

const tokens = new Map<PersonaName, string | undefined>()
let teamBearer: string
let aheadMs = 0
const bff = testBff({
  database: testDatabase(),
  clock: { now: () => new Date(Date.now() + aheadMs) },
  environment: { RATE_LIMIT_SCALE: '1e6' },
  // What is looked for is what the edge lets through.
  areServicesGuarded: false,
})
let address: string
beforeAll(async () => {
  address = await bff.app.listen({ host: '127.0.0.1', port: 0 })
  aheadMs = -700_000
  tokens.set('expired', tokenFor(bff.deps, { ...COMPANY, roles: ['admin'] }))
  aheadMs = 0
  tokens.set('guest', bff.deps.tokens.issueForGuest(crypto.randomUUID()).token)
  teamBearer = `Bearer ${await teamToken(bff.deps)}`
})

/** Whether a running server lets a persona through to an operation. */
function isLetIn(operation: ApiOperation, persona: PersonaName): Promise<boolean> {
  const bearer = members[persona]
  // Signing out is one of the operations: each call has a session of its own.
  const token = bearer ? tokenFor(bff.deps, bearer) : tokens.get(persona)
  return isLetInWith(token, operation, persona === 'team' ? { authorization: teamBearer } : {})
}

async function isLetInWith(
  token: string | undefined,
  { method, name, ...operation }: ApiOperation,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const { body, ...place } = exampleInput(name)
  const leaving = new AbortController()
  const response = await fetch(address + operationUrl(operation, place), {
    method,
    signal: leaving.signal,
    headers: {
      origin: ORIGIN,
      ...headers,
      ...(token && { token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  // A stream and a file are not JSON.
  if ((name === 'streamEvents' || operation.isDownload) && response.ok) {
    leaving.abort()
    return true
  }
  const { error } = (await response.json()) as { error?: { code: string } }
  return !error || !guardCodes.has(error.code)
}

/** The token of a user who may do everything, after they signed out or deleted their account. */
function endedToken(): string {
  const sessionGuid = crypto.randomUUID()
  bff.deps.endedSessions.add(sessionGuid)
  return tokenFor(bff.deps, { ...COMPANY, kind: 'staff', roles: ['admin'] }, sessionGuid)
}

const rowOf = async (operation: ApiOperation): Promise<Record<PersonaName, boolean>> =>
  Object.fromEntries(
    await Promise.all(personas.map(async (persona) => [persona, await isLetIn(operation, persona)] as const)),
  ) as Record<PersonaName, boolean>

/** Whether the answers differ from the table for any persona. */
async function isNoticed(operation: ApiOperation): Promise<boolean> {
  const expected = expectedAccess.get(operation.name)
  for (const persona of personas) if ((await isLetIn(operation, persona)) !== expected?.[persona]) return true
  return false
}

const served = () => bff.app.servedRoutes.flatMap(({ operation }) => (operation ? [operation] : []))

describe('the access matrix', () => {
  it('has a line for every served operation, and no other', () => {
    expect(
      served()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...expectedAccess.keys()].toSorted())
  })

  it('is enforced by the running server, for every operation and every caller', async () => {
    const found: Partial<Record<OperationName, object>> = {}
    for (const operation of served()) found[operation.name] = await rowOf(operation)
    expect(found).toEqual(Object.fromEntries(expectedAccess))
    expect(Object.keys(found).length * personas.length).toBe(expectedAccess.size * personas.length)
  }, 120_000) // Every operation, as every persona.

  it('refuses a session that has ended, like an expired token', async () => {
    const found: string[] = []
    for (const operation of served()) {
      const isOpen = await isLetInWith(endedToken(), operation)
      if (isOpen !== expectedAccess.get(operation.name)?.expired) found.push(operation.name)
    }
    expect(found).toEqual([])
  }, 120_000) // Every operation.

  it('detects any changed access level of an operation', async () => {
    const unnoticed: string[] = []
    for (const operation of served()) {
      // The contract is plain data; this test changes it for a moment.
      const changeable = operation as { access: ApiOperation['access'] }
      const right = operation.access
      try {
        for (const wrong of accessLevels.filter((level) => level !== right)) {
          changeable.access = wrong
          if (!(await isNoticed(operation))) unnoticed.push(`${operation.name} as ${wrong}`)
        }
      } finally {
        // Other test files share this module.
        changeable.access = right
      }
    }
    // `streamEvents` has a handler of its own, which rejects no caller by itself.
    expect(unnoticed).toEqual(['streamEvents as public'])
  }, 240_000) // Every operation, as every persona, with each level in its place.
})

it('serves beside its operations only what is listed here', () => {
  const others = bff.app.servedRoutes.filter(({ operation }) => !operation)
  expect([...new Set(others.map(({ url }) => url))].toSorted()).toEqual([
    '/*',
    '/__mfe/kill',
    '/__mfe/pages/:hash',
    '/__mfe/preview',
    '/__mfe/preview/axe.js',
    '/__mfe/preview/exit',
    '/__mfe/preview/tools',
    '/a/:name/:id/*',
    '/api/*',
    // The page of a mailed link opens for GET; the POST is the operation.
    '/api/newsletter/end',
    '/app-icon.svg',
    '/et/feeds/:name.xml',
    '/et/feeds/saved/:guid.xml',
    '/et/manifest.webmanifest',
    '/et/newsletter',
    '/et/newsletter/confirm',
    '/et/newsletter/end',
    '/et/offline',
    '/feeds/:name.xml',
    '/feeds/saved/:guid.xml',
    '/fr/feeds/:name.xml',
    '/fr/feeds/saved/:guid.xml',
    '/fr/manifest.webmanifest',
    '/fr/newsletter',
    '/fr/newsletter/confirm',
    '/fr/newsletter/end',
    '/fr/offline',
    '/healthz',
    '/icons/app-192.png',
    '/icons/app-512.png',
    '/icons/badge-96.png',
    '/icons/maskable-192.png',
    '/icons/maskable-512.png',
    '/icons/touch-180.png',
    '/internal/*',
    '/manifest.webmanifest',
    '/metrics',
    '/newsletter',
    '/newsletter/confirm',
    '/newsletter/end',
    '/offline',
    '/readyz',
    '/registry/*',
    '/robots.txt',
    '/service-worker.js',
    '/sitemap.xml',
    '/sitemaps/:name.xml',
  ])
})
