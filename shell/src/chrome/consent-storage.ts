import type { Consent } from '@sild/shell-api'

const cookieName = 'sild-consent'
/** After half a year the question may be asked again. */
const maxAgeSeconds = 180 * 24 * 60 * 60

export function keptConsent(): Consent {
  const [, kept] = new RegExp(`(?:^|; )${cookieName}=(necessary|all)`).exec(document.cookie) ?? []
  return (kept as 'necessary' | 'all' | undefined) ?? 'undecided' // The pattern lets nothing else through.
}

export function keepConsent(consent: Exclude<Consent, 'undecided'>): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${cookieName}=${consent}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`
}
