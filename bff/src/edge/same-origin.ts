import type { Operation } from '@sild/contract/operation'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from a page of ours. Browsers send the origin with everything except a plain GET, so a change
 * without an origin is rejected. Public operations that only read may be called from anywhere; mail programs and the
 * servers of payment providers are no browsers and send no origin.
 */
export function isFromOwnPage(
  operation: Operation,
  { headers }: FastifyRequest,
  ownOrigins: ReadonlySet<string>,
): boolean {
  if (operation.isRead && operation.access === 'public') return true
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin') return false
  if (headers.origin !== undefined) return ownOrigins.has(headers.origin)
  return operation.method === 'GET' || operation.isFromMail === true || operation.rawBody !== undefined
}
