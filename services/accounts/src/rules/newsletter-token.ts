import type { SignedLinks } from '@sild/service-kit'

/** What a link of a newsletter's mail does. */
type Purpose = 'confirm' | 'end'

const pattern = /^([0-9a-f-]{36})\.([\w-]{43})$/
const textOf = (purpose: Purpose, subscriberGuid: string): string => `newsletter ${purpose} ${subscriberGuid}`

export const writeNewsletterToken = (links: SignedLinks, purpose: Purpose, subscriberGuid: string): string =>
  `${subscriberGuid}.${links.sign(textOf(purpose, subscriberGuid))}`

/** The subscriber; null where it is not as we wrote it, or for something else. */
export function readNewsletterToken(links: SignedLinks, purpose: Purpose, token: string): string | null {
  const [, subscriberGuid = '', signature = ''] = pattern.exec(token) ?? []
  return links.isGood(textOf(purpose, subscriberGuid), signature) ? subscriberGuid : null
}
