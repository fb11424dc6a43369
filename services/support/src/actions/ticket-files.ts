import type { TicketFile } from '@sild/contract/support/ticket-schemas'
import type { FileUse } from '@sild/service-kit'
import type { SupportDeps } from '../deps.ts'
import type { Attachment } from '../models/ticket-message.ts'

/** The files of a message, to reserve before the transaction. */
export const filesInMessage = (files: readonly TicketFile[]): FileUse[] =>
  files.map(({ url }, index) => ({ field: `files.${index}.url`, url, place: 'ticket-attachment' }))

/** The files of a message as they are stored. */
export const attachmentsOf = ({ files }: Pick<SupportDeps, 'files'>, sent: readonly TicketFile[]): Attachment[] =>
  sent.flatMap(({ url, ...file }) => {
    const key = files.keyOf(url)
    return key === null ? [] : [{ key, ...file }]
  })
