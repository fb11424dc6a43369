import { isGuid } from '@sild/contract/guid'
import type { SignedLinks } from '@sild/service-kit'
import type { DataExport } from '../models/data-export.ts'

type Signed = Pick<DataExport, 'expiresAt' | 'exportGuid' | 'userGuid'>

const textOf = ({ expiresAt, exportGuid, userGuid }: Signed): string =>
  `data-export ${exportGuid} ${userGuid} ${expiresAt?.toISOString()}`

/** The signed token of a download link: valid for this export and its owner until the export expires. Not stored. */
export const writeExportLink = (links: SignedLinks, signed: Signed): string =>
  `${signed.exportGuid}.${links.sign(textOf(signed))}`

export function guidInLink(link: string): string | undefined {
  const [guid = ''] = link.split('.')
  return isGuid(guid) ? guid : undefined
}

export const isLinkOf = (links: SignedLinks, signed: Signed, link: string): boolean =>
  links.isGood(textOf(signed), link.slice(signed.exportGuid.length + 1))
