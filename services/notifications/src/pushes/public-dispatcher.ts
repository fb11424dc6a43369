import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isPublicAddress } from './public-addresses.ts'

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/** Many at once to one push service, each its own request. */
export const limits = {
  connections: 32,
  connect: { timeout: 5000 },
  headersTimeout: 10_000,
  bodyTimeout: 10_000,
  maxResponseSize: 16_384,
} as const

/**
 * Connects to public addresses alone. It is decided when the name has become an address, for the connection that is made then: a name
 * that was public before, and is not any more, gets no request.
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
