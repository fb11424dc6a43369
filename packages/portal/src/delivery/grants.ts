import { randomUUID } from 'node:crypto'
import type { Clock } from '@sild/service-kit/clock'
import { AppError } from '@sild/service-kit/errors'
import { type ErrorCode } from '@sild/contract/errors'
import {
  type ChannelName,
  GrantError,
  type GrantErrorCode,
  type PreviewGrant,
  signGrant,
  type TeamGrant,
  verifyGrant,
} from '@sild/registry'
import type { AnyGrant, IssuedGrants } from './issued-grants.ts'

type Unsigned<Grant extends AnyGrant> = Omit<Grant, 'use' | 'jti' | 'kid' | 'exp' | 'env'>
export interface Signed {
  readonly token: string
  readonly guid: string
  readonly expiresAt: Date
}

/** Team tokens and preview links: signed with the installation's key, so that only revoked ones must be stored. */
export interface Grants {
  issueTeam(grant: Unsigned<TeamGrant>, seconds: number, by: string): Promise<Signed>
  issuePreview(grant: Unsigned<PreviewGrant>, seconds: number): Promise<Signed>
  /** The text of a grant again, as it was issued. */
  sign(grant: AnyGrant): string
  /** @throws team-token-refused, or unavailable while the revoked tokens are unknown */
  team(token: string): TeamGrant
  /** @throws preview-invalid, -expired, -elsewhere, -revoked, or unavailable */
  preview(token: string): PreviewGrant
}
export interface GrantsOptions {
  key: Buffer
  /** Generation of the key: a new one revokes all earlier grants. */
  kid: string
  channel: ChannelName
  clock: Clock
  issued: IssuedGrants
}

const previewRefusals: Readonly<Record<GrantErrorCode, ErrorCode>> = {
  'grant-malformed': 'preview-invalid',
  'grant-forged': 'preview-invalid',
  'grant-expired': 'preview-expired',
  'grant-outdated': 'preview-revoked',
  'grant-elsewhere': 'preview-elsewhere',
}

export function createGrants({ channel, clock, issued, key, kid }: GrantsOptions): Grants {
  const issue = async (
    grant: Omit<TeamGrant, 'jti' | 'kid' | 'exp'> | Omit<PreviewGrant, 'jti' | 'kid' | 'exp'>,
    seconds: number,
    by: string,
  ): Promise<Signed> => {
    const exp = Math.floor(clock.now().getTime() / 1000) + Math.round(seconds)
    const whole: AnyGrant = { ...grant, jti: randomUUID(), kid, exp }
    const token = signGrant(whole, key)
    await issued.record(whole, by)
    return { token, guid: whole.jti, expiresAt: new Date(exp * 1000) }
  }
  const verify = <Use extends AnyGrant['use']>(
    use: Use,
    token: string,
    refusalOf: (code: GrantErrorCode) => ErrorCode,
    revokedCode: ErrorCode,
  ) => {
    try {
      const grant = verifyGrant(use, token, { key, kid, now: clock.now(), env: channel })
      const isRevoked = issued.isRevoked(grant.jti)
      if (isRevoked === null) throw new AppError('unavailable')
      if (isRevoked) throw new AppError(revokedCode)
      return grant
    } catch (error) {
      throw error instanceof GrantError ? new AppError(refusalOf(error.code), { cause: error }) : error
    }
  }

  return {
    issueTeam: (grant, seconds, by) => issue({ use: 'team', ...grant }, seconds, by),
    issuePreview: (grant, seconds) => issue({ use: 'preview', env: channel, ...grant }, seconds, grant.by),
    sign: (grant) => signGrant(grant, key),
    team: (token) => verify('team', token, () => 'team-token-refused', 'team-token-refused'),
    preview: (token) => verify('preview', token, (code) => previewRefusals[code], 'preview-revoked'),
  }
}
