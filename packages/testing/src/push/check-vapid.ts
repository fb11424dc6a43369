import { createPublicKey, verify } from 'node:crypto'

const dayMs = 86_400_000

/** The problem in a sender's identification (RFC 8292); null where there is none. */
export function vapidProblem(authorization: string | undefined, origin: string): string | null {
  // The pattern has these two.
  const { t: token = '', k: key = '' } = Object.fromEntries(
    [...(authorization ?? '').matchAll(/\b([tk])=([\w.-]+)/g)].map(([, name, value]) => [name, value]),
  ) as { t?: string; k?: string }
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || !signature) return 'no signature'
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) return 'a wrong signature'
  // Each is looked at below.
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const expiresAt = Number(exp) * 1000
  if (aud !== origin) return `for ${String(aud)}`
  if (!(expiresAt > Date.now() && expiresAt <= Date.now() + dayMs)) return 'of another time'
  return /^(?:mailto:|https:)/.test(String(sub)) ? null : 'of nobody'
}
