import type { SignedLinks } from '@sild/service-kit'

const textOf = (addressMoveGuid: string): string => `stop address move ${addressMoveGuid}`
const pattern = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Lets its holder, the former address, stop a change of address. */
export const writeStopToken = (links: SignedLinks, addressMoveGuid: string): string =>
  `${addressMoveGuid}.${links.sign(textOf(addressMoveGuid))}`

/** The change that the token stops; null where it is not as we wrote it. */
export function readStopToken(links: SignedLinks, token: string): string | null {
  const [, addressMoveGuid = '', signature = ''] = pattern.exec(token) ?? []
  return links.isGood(textOf(addressMoveGuid), signature) ? addressMoveGuid : null
}
