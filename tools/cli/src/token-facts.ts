const DAY_MS = 24 * 3600 * 1000

/** The claims of a token; only the portal can verify them. */
export function tokenFacts(token: string | null, now: Date): { text: string; problems: string[] } {
  if (!token) return { text: 'a token', problems: ['there is none: --token or SILD_TOKEN'] }
  const payload = payloadOf(token)
  if (!payload) return { text: 'a token', problems: ['it is none of Sild'] }
  const { apps, exp, team } = payload
  const expires = new Date(exp * 1000)
  const text = `a token of ${team} for ${apps.join(', ')} until ${expires.toISOString().slice(0, 10)}`
  const days = (expires.getTime() - now.getTime()) / DAY_MS
  return { text, problems: days < 7 ? [days < 0 ? 'it has expired' : `it expires in ${Math.floor(days)} days`] : [] }
}

function payloadOf(token: string): { team: string; apps: string[]; exp: number } | null {
  try {
    const payload = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString('utf8'))
    return typeof payload.team === 'string' && Array.isArray(payload.apps) && typeof payload.exp === 'number'
      ? payload
      : null
  } catch {
    return null
  }
}
