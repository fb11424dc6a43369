import { createHmac, timingSafeEqual } from 'node:crypto'
import { appName, releaseId } from '@sild/contract/delivery/shapes'
import * as z from 'zod/mini'
import type { ChannelName } from './channel.ts'
import { channelNames } from './channel.ts'

const common = {
  /** What it is revoked by. */
  jti: z.string().check(z.minLength(8), z.maxLength(64)),
  /** Which generation of keys it belongs to: a new one revokes all grants before it. */
  kid: z.string().check(z.minLength(1), z.maxLength(32)),
  /** Seconds since 1970. */
  exp: z.int(),
}
/** On this portal and below its root: a browser takes `//host` and `/\host` for addresses of others. */
export const previewPath = z.string().check(z.regex(/^\/(?!\/)[^\\\p{Cc}]*$/u), z.maxLength(500))

const teamGrant = z.strictObject({
  use: z.literal('team'),
  ...common,
  team: z.string().check(z.minLength(1), z.maxLength(60)),
  apps: z.union([z.tuple([z.literal('*')]), z.array(appName).check(z.minLength(1))]),
  channels: z.optional(z.array(z.enum(channelNames)).check(z.minLength(1))),
})
const previewGrant = z.strictObject({
  use: z.literal('preview'),
  ...common,
  env: z.enum(channelNames),
  releases: z.record(appName, releaseId),
  path: previewPath,
  by: z.string().check(z.maxLength(200)),
})
/** Lets a team deliver its own apps. */
export type TeamGrant = z.infer<typeof teamGrant>
/** Shows chosen releases to the holders of the link. */
export type PreviewGrant = z.infer<typeof previewGrant>
export interface Grants {
  team: TeamGrant
  preview: PreviewGrant
}
const grants = { team: teamGrant, preview: previewGrant }

export type GrantErrorCode = 'grant-malformed' | 'grant-forged' | 'grant-expired' | 'grant-outdated' | 'grant-elsewhere'
export class GrantError extends Error {
  override readonly name = 'GrantError'
  readonly code: GrantErrorCode
  constructor(code: GrantErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

const signatureOf = (payload: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(payload).digest('base64url')
/** As texts: several texts decode to the same bytes. */
const areEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** `<base64url of the JSON>.<base64url of its HMAC-SHA256>` */
export function signGrant(grant: TeamGrant | PreviewGrant, key: Uint8Array): string {
  const payload = Buffer.from(JSON.stringify(grants[grant.use].parse(grant))).toString('base64url')
  return `${payload}.${signatureOf(payload, key)}`
}

export interface VerifyInput {
  key: Uint8Array
  /** The current generation of keys. */
  kid: string
  now: Date
  /** A preview works in one environment only. */
  env?: ChannelName
}

/** Verifies a grant and returns its content. The caller must check by `jti` for revocation. @throws GrantError */
export function verifyGrant<Use extends keyof Grants>(use: Use, text: string, input: VerifyInput): Grants[Use] {
  const [payload = '', signature = '', ...rest] = text.split('.')
  if (!payload || !signature || rest.length > 0) throw new GrantError('grant-malformed', 'This is not a grant')
  if (!areEqual(signature, signatureOf(payload, input.key)))
    throw new GrantError('grant-forged', 'The grant was not signed here, or was altered')
  const read = grants[use].safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  if (!read.success) throw new GrantError('grant-malformed', `This is not a ${use} grant`)
  const grant = read.data as Grants[Use] // The schema listed under its use.
  if (grant.exp * 1000 <= input.now.getTime()) throw new GrantError('grant-expired', 'The grant has expired')
  if (grant.kid !== input.kid) throw new GrantError('grant-outdated', 'All grants of its time were revoked')
  if (grant.use === 'preview' && input.env && grant.env !== input.env)
    throw new GrantError('grant-elsewhere', `The preview is for ${grant.env}, not for ${input.env}`)
  return grant
}

/** Whether a team may deliver an app in a channel. */
export const mayDeliver = ({ apps, channels }: TeamGrant, name: string, channelName: ChannelName): boolean =>
  apps.some((app) => app === '*' || app === name) && (!channels || channels.includes(channelName))
