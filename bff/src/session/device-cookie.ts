import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BffConfig } from '../config.ts'

export interface Device {
  /** Only this browser has it. */
  readonly name: string
  /** It has signed in to the account before. */
  readonly isKnown: boolean
}
/** Browsers that have signed in to an account, told apart from strangers who guess its password. */
export interface DeviceCookie {
  read(request: FastifyRequest, account: string): Device
  keep(request: FastifyRequest, reply: FastifyReply, account: string, device: Device): void
}

const YEAR_SECONDS = 365 * 24 * 3600
const MAX_ACCOUNTS = 5
const wellFormedName = /^[\w-]{22}$/

/** The cookie holds the name and, for each account, our signature of both. */
export function createDeviceCookie({ isSecure, keys }: BffConfig): DeviceCookie {
  const cookieName = isSecure ? '__Host-device' : 'device'
  const read = ({ headers }: FastifyRequest): string[] =>
    (parseCookie(headers.cookie ?? '')[cookieName] ?? '').split('.')
  const sign = (name: string, account: string): Buffer =>
    createHmac('sha256', keys.device).update(`${name} ${account}`).digest()

  return {
    read(request, account) {
      const [name = '', ...signatures] = read(request)
      if (!wellFormedName.test(name)) return { name: randomBytes(16).toString('base64url'), isKnown: false }
      const expected = sign(name, account)
      const isOurs = (given: Buffer): boolean => given.length === expected.length && timingSafeEqual(given, expected)
      return { name, isKnown: signatures.some((signature) => isOurs(Buffer.from(signature, 'base64url'))) }
    },
    keep(request, reply, account, { name }) {
      const own = sign(name, account).toString('base64url')
      const others = read(request)
        .slice(1)
        .filter((signature) => signature !== own)
      const value = [name, own, ...others].slice(0, 1 + MAX_ACCOUNTS).join('.')
      const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict', maxAge: YEAR_SECONDS } as const
      reply.header('set-cookie', stringifySetCookie({ name: cookieName, value, ...options }))
    },
  }
}
