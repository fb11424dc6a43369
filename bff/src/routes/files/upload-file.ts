import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { accessRefusal } from '@sild/contract/access'
import { newFileKey } from '@sild/contract/files/key'
import { type FileKindName, fileKinds, filePlaces, isForEditors } from '@sild/contract/files/kinds'
import { asSystem } from '@sild/service-kit/calls/calls'
import { AppError } from '@sild/service-kit/errors'
import { declaredKind } from '../../uploads/declared-kind.ts'
import { receiveFile, type ReceivedFile } from '../../uploads/receive-file.ts'
import { reEncode } from '../../uploads/re-encode.ts'
import { isOfKind } from '../../uploads/sniff.ts'
import { typeRefused } from '../../uploads/type-refused.ts'
import type { OwnHandler } from '../route.ts'

/**
 * Takes a file in: name, declared type and content must agree on a kind of its place; pictures are drawn anew, the rest is
 * kept as it came. Its row is written before it is stored: what a crash leaves in between, the sweep of the files service finds.
 */
export const uploadFile: OwnHandler<'uploadFile'> = async ({ deps, request }) => {
  const { calls, incoming, links, storage } = deps
  // Members only.
  const actor = request.session!.actorIn(request.locale)
  const { userGuid, companyGuid } = actor as { userGuid: string; companyGuid: string | null }
  const received = await receiveFile(request, incoming, (place) => {
    if (isForEditors(place) && accessRefusal('editor', actor)) throw new AppError('forbidden')
  })
  const { name, path, place } = received
  try {
    const kind = declaredKind(received)
    if (!kind || !(await isOfKind(path, kind))) throw typeRefused(place)
    const { content, sha256, ...size } = fileKinds[kind].isImage ? await picture(received, kind) : document(received)
    const key = newFileKey(fileKinds[kind].extension, filePlaces[place])
    const body = { key, kind, name, sha256, bytes: size.bytes, userGuid, companyGuid }
    await calls.call('registerFile', { body }, { actor: asSystem('a member uploads a file') })
    await storage.put(key, content)
    return { fileUrl: links.urlOf(key), name, ...size }
  } finally {
    await incoming.remove(path)
  }
}

interface Checked {
  readonly content: Buffer | Readable
  readonly sha256: string
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
}

async function picture({ path, place }: ReceivedFile, kind: FileKindName): Promise<Checked> {
  const { bytes: content, height, width } = await reEncode(path, kind, place)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { content, sha256, bytes: content.length, width, height }
}

const document = ({ bytes, path, sha256 }: ReceivedFile): Checked => ({
  content: createReadStream(path),
  sha256,
  bytes,
  width: null,
  height: null,
})
