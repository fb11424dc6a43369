import type { SignedLinks } from '@sild/service-kit'

interface KeepToken {
  publicationGuid: string
  /** The end that its company was asked about: once it is another, the token has done what it can. */
  expiresAt: Date
}

const textOf = ({ expiresAt, publicationGuid }: KeepToken): string => `keep ${publicationGuid} ${expiresAt.getTime()}`
const pattern = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/

export const writeKeepToken = (links: SignedLinks, token: KeepToken): string =>
  `${token.publicationGuid}.${token.expiresAt.getTime()}.${links.sign(textOf(token))}`

/** Null where it is not as we wrote it. */
export function readKeepToken(links: SignedLinks, text: string): KeepToken | null {
  const [, publicationGuid = '', endsAt, signature = ''] = pattern.exec(text) ?? []
  const token = { publicationGuid, expiresAt: new Date(Number(endsAt)) }
  return links.isGood(textOf(token), signature) ? token : null
}
