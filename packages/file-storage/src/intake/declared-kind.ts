import { type FileKindName, fileKinds, kindAt } from '@sild/contract/files/kinds'
import type { ReceivedFile } from './received-file.ts'

const unknownType = 'application/octet-stream'

/** The kind of the place that a file's name and declared type agree on, or null. Browsers that do not know a type send a neutral one. */
export function declaredKind({ mimeType, name, place }: ReceivedFile): FileKindName | null {
  const kind = kindAt(place, name)
  return kind && (mimeType === fileKinds[kind].mimeType || mimeType === unknownType) ? kind : null
}
