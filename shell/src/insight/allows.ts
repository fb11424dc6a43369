import type { Consent, ConsentCategory } from '@sild/shell-api'

export const allows = (consent: Consent | undefined, category: ConsentCategory): boolean =>
  consent === 'all' || consent === category
