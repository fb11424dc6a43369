import { type FileKindName, fileKinds, filePlaces, kindOfName } from '@sild/contract/files/kinds'
import type { ReceivedFile } from './receive-file.ts'

const unknownType = 'application/octet-stream'

/** The kind of the place that a file's name and declared type agree on, or null. Browsers that do not know a type send a neutral one. */
export function declaredKind({ mimeType, name, place }: ReceivedFile): FileKindName | null {
  const kind = kindOfName(name)
  const kinds: readonly FileKindName[] = filePlaces[place].kinds
  if (!kind || !kinds.includes(kind)) return null
  return mimeType === fileKinds[kind].mimeType || mimeType === unknownType ? kind : null
}
