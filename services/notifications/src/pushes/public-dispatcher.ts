import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isPublicAddress } from './public-addresses.ts'

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Many requests to one push service run in parallel. */
export const limits = {
  connections: 32,
  connect: { timeout: 5000 },
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  maxResponseSize: 16_384,
} as const

/**
 * Connects only to public addresses. It checks the resolved address of each connection, so a name that resolves to a
 * private address later gets no request (DNS rebinding).
 */
export const createPublicDispatcher = (resolve: typeof systemLookup = systemLookup): Agent =>
  new Agent({ ...limits, connect: { ...limits.connect, lookup: publicLookup(resolve) } })

const publicLookup =
  (resolve: typeof systemLookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => {
      if (error) return done(error, '')
      const [first, ...rest] = found.filter(({ address }) => isPublicAddress(address))
      if (!first) return done(new PrivateAddressError(`${hostname} is at no public address`), '')
      if (options.all) done(null, [first, ...rest])
      else done(null, first.address, first.family)
    })
  }
