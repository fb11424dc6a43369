import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** The key of an uploaded file, always equal for a name; `chat/` is the folder for files of chats. */
export function keyOfUpload(name: string, folder: '' | 'chat/' = ''): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const guid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
  return `${folder}${guid.slice(0, 2)}/${guid}${extname(name)}`
}

/** Where it is read. */
export const uploaded = (name: string): string => `https://uploads.sild.test/${keyOfUpload(name)}`
