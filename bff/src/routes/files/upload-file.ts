import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Reply } from '@sild/contract/schemas'
import { AppError } from '@sild/service-kit/errors'
import type { FileOrigin } from '@sild/service-kit/storage'
import type { Deps } from '../../deps.ts'
import { claimedKind, type FileKindName, fileKinds, shownTypes } from '../../uploads/file-kinds.ts'
import { receiveFile, type ReceivedFile } from '../../uploads/receive-file.ts'
import { reEncode } from '../../uploads/re-encode.ts'
import { isOfKind } from '../../uploads/sniff.ts'
import { servedUrl } from '../../uploads/served-url.ts'
import type { OwnHandler } from '../route.ts'

/** Takes a file in: name, declared type and content must agree on a kind; pictures are drawn anew, the rest is kept as it came. */
export const uploadFile: OwnHandler<'uploadFile'> = async ({ deps, request }) => {
  // Members only.
  const origin = { ownerGuid: request.session!.userGuid! }
  const received = await receiveFile(request, deps.incoming)
  try {
    const kind = claimedKind(received.name, received.mimeType)
    if (!kind || !(await isOfKind(received.path, kind)))
      throw new AppError('file-type-refused', { values: { types: shownTypes } })
    return fileKinds[kind].isImage
      ? await keepPicture(received, kind, origin, deps)
      : await keepDocument(received, kind, origin, deps)
  } finally {
    await deps.incoming.remove(received.path)
  }
}

async function keepPicture(
  { name, path }: ReceivedFile,
  kind: FileKindName,
  origin: FileOrigin,
  { storage }: Deps,
): Promise<Reply<'uploadFile'>> {
  const { bytes, height, width } = await reEncode(path, kind)
  const stored = await storage.put(bytes, fileKinds[kind].extension, origin)
  return { fileUrl: storage.publicUrl(stored), name, bytes: bytes.length, width, height }
}

async function keepDocument(
  { name, path }: ReceivedFile,
  kind: FileKindName,
  origin: FileOrigin,
  { storage }: Deps,
): Promise<Reply<'uploadFile'>> {
  const { size } = await stat(path)
  const stored = await storage.put(createReadStream(path), fileKinds[kind].extension, origin)
  return { fileUrl: servedUrl(storage.publicUrl(stored), name), name, bytes: size, width: null, height: null }
}
