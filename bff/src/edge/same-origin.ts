import type { Operation } from '@sild/contract/operation'
import type { FastifyRequest } from 'fastify'

/**
 * Whether a request comes from a page of ours. Browsers name the origin with everything but a plain GET, so a change without
 * one is refused; what only reads and is public may be opened from anywhere, and a mail program or
 * the server of a payment provider is not a browser and has no origin.
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
