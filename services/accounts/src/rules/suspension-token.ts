import type { SignedLinks } from '@sild/service-kit'

const textOf = (suspensionGuid: string): string => `suspension ${suspensionGuid}`
const pattern = /^([0-9a-f-]{36})\.([\w-]{43})$/

/** Lets its holder read of a suspension and appeal against it, for as long as it is on record. */
export const writeSuspensionToken = (links: SignedLinks, suspensionGuid: string): string =>
  `${suspensionGuid}.${links.sign(textOf(suspensionGuid))}`

/** Which suspension it is about; null where it is not as we wrote it. */
export function readSuspensionToken(links: SignedLinks, token: string): string | null {
  const [, suspensionGuid = '', signature = ''] = pattern.exec(token) ?? []
  return links.isGood(textOf(suspensionGuid), signature) ? suspensionGuid : null
}
