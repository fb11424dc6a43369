import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type FilePlace, maxBytesAt } from '@sild/contract/files/kinds'
import { limits } from '@sild/contract/limits'
import type { Input } from '@sild/contract/schemas'
import { cleanName } from '@sild/file-storage/intake/clean-name'
import { storeFile } from '@sild/file-storage/intake/store-file'
import { AppError } from '@sild/service-kit'
import type { MailsDeps } from '../deps.ts'
import type { InboundAttachment } from '../inbound/read-inbound.ts'
import type { FileRefusal, RefusedFile } from '../mails/refused-files.ts'

type Taken = Input<'takeChatReply'>['body']['attachments'][number]

interface Answer {
  readonly attachments: readonly InboundAttachment[]
  readonly place: FilePlace
  /** The owner of the files. */
  readonly userGuid: string
}

const refusals: ReadonlyMap<string, FileRefusal> = new Map([
  ['file-type-refused', 'type'],
  ['file-too-large', 'too-large'],
])

/** Stores the files of an answer as if its sender had uploaded them. Files that nothing uses are deleted later. */
export async function takeFiles(
  deps: Pick<MailsDeps, 'calls' | 'files' | 'incoming' | 'storage'>,
  { attachments, place, userGuid }: Answer,
): Promise<{ taken: Taken[]; refused: RefusedFile[] }> {
  const taken: Taken[] = []
  const refused: RefusedFile[] = []
  for (const { bytes, mimeType, ...attachment } of attachments) {
    const name = cleanName(attachment.name)
    const isOneMore = taken.length >= limits.file.maxCount
    const file = isOneMore ? 'too-many' : await takeFile(deps, { bytes, mimeType, name }, { place, userGuid })
    if (typeof file === 'string') refused.push({ name, refusal: file })
    else taken.push(file)
  }
  return { taken, refused }
}

async function takeFile(
  deps: Pick<MailsDeps, 'calls' | 'files' | 'incoming' | 'storage'>,
  { bytes, mimeType, name }: InboundAttachment,
  { place, userGuid }: Omit<Answer, 'attachments'>,
): Promise<Taken | FileRefusal> {
  if (bytes.length > maxBytesAt(place)) return 'too-large'
  const path = await deps.incoming.write(Readable.from([bytes]))
  try {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const received = { path, name, mimeType, place, bytes: bytes.length, sha256 }
    const owner = { userGuid, companyGuid: null }
    const stored = await storeFile(deps, received, owner, 'a file is attached to an answer by mail')
    return { url: deps.files.urlOf(stored.key), name, bytes: stored.bytes }
  } catch (error) {
    const refusal = error instanceof AppError ? refusals.get(error.code) : undefined
    if (!refusal) throw error
    return refusal
  } finally {
    await deps.incoming.remove(path)
  }
}
