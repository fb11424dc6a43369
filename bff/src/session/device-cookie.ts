import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BffConfig } from '../config.ts'

/**
 * Identifies a browser to accounts, which stores the browsers of each user: guesses from other browsers do not lock the
 * user out here.
 */
export interface DeviceCookie {
  /** A new name where it has none. */
  read(request: FastifyRequest): string
  keep(reply: FastifyReply, device: string): void
}

const YEAR_SECONDS = 365 * 24 * 3600
/** 16 random bytes, as this server writes them. */
const deviceName = /^[\w-]{22}$/

export function createDeviceCookie({ isSecure }: BffConfig): DeviceCookie {
  const cookieName = isSecure ? '__Host-device' : 'device'
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict', maxAge: YEAR_SECONDS } as const
  return {
    read({ headers, server }) {
      const known = server.parseCookie(headers.cookie ?? '')[cookieName]
      return known && deviceName.test(known) ? known : randomBytes(16).toString('base64url')
    },
    keep: (reply, device) => void reply.setCookie(cookieName, device, options),
  }
}
