import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { newFileKey } from '@sild/contract/files/key'
import { type FileKindName, fileKinds, filePlaces, kindAt } from '@sild/contract/files/kinds'
import { asSystem, type Calls } from '@sild/service-kit/calls/calls'
import type { Storage } from '../storage.ts'
import { reEncode } from './re-encode.ts'
import type { ReceivedFile } from './received-file.ts'
import { isOfKind } from './sniff.ts'
import { typeRefused } from './type-refused.ts'

const unknownType = 'application/octet-stream'

interface Owner {
  readonly userGuid: string
  readonly companyGuid: string | null
}
interface Measures {
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
}
export interface StoredFile extends Measures {
  readonly key: string
}

/**
 * Takes a file in: name, declared type and content must agree on a kind of its place; pictures are drawn again, the rest is
 * kept as it came. Its row is written before it is stored: what a crash leaves in between, the sweep of the files service finds.
 * `why` says who brings it. @throws file-type-refused, file-too-large, storage-full
 */
export async function storeFile(
  { calls, storage }: { calls: Calls; storage: Storage },
  received: ReceivedFile,
  { companyGuid, userGuid }: Owner,
  why: string,
): Promise<StoredFile> {
  const { name, path, place } = received
  const kind = declaredKind(received)
  if (!kind || !(await isOfKind(path, kind))) throw typeRefused(place)
  const { content, sha256, ...measures } = fileKinds[kind].isImage ? await picture(received, kind) : document(received)
  const key = newFileKey(fileKinds[kind].extension, filePlaces[place])
  const body = { key, kind, name, sha256, bytes: measures.bytes, userGuid, companyGuid }
  await calls.call('registerFile', { body }, { actor: asSystem(why) })
  await storage.put(key, content())
  return { key, ...measures }
}

interface Checked extends Measures {
  /** Opened when it is stored: what is refused before leaves no file open. */
  readonly content: () => Buffer | Readable
  readonly sha256: string
}

async function picture({ path, place }: ReceivedFile, kind: FileKindName): Promise<Checked> {
  const { bytes: content, height, width } = await reEncode(path, kind, place)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { content: () => content, sha256, bytes: content.length, width, height }
}

const document = ({ bytes, path, sha256 }: ReceivedFile): Checked => ({
  content: () => createReadStream(path),
  sha256,
  bytes,
  width: null,
  height: null,
})

/** The kind of the place that a file's name and declared type agree on, or null. Browsers that do not know a type send a neutral one. */
function declaredKind({ mimeType, name, place }: ReceivedFile): FileKindName | null {
  const kind = kindAt(place, name)
  return kind && (mimeType === fileKinds[kind].mimeType || mimeType === unknownType) ? kind : null
}
