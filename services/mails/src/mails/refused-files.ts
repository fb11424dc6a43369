import type { Locale } from '@sild/contract'
import { type FilePlace, maxBytesAt, shownTypes } from '@sild/contract/files/kinds'
import { limits } from '@sild/contract/limits'
import { fill } from '@sild/letter/fill'
import { mailsMessages } from './messages/index.ts'

export type FileRefusal = keyof (typeof mailsMessages)['en']['refusedFiles']
export interface RefusedFile {
  readonly name: string
  readonly refusal: FileRefusal
}

const MEGABYTE = 1024 * 1024

/** Each refused file with the reason, as the notice lists them. */
export function refusedFileFacts(
  files: readonly RefusedFile[],
  place: FilePlace,
  locale: Locale,
): [name: string, reason: string][] {
  const values = {
    types: shownTypes(place),
    megabytes: maxBytesAt(place) / MEGABYTE,
    count: limits.file.maxCount,
  }
  return files.map(({ name, refusal }) => [name, fill(mailsMessages[locale].refusedFiles[refusal], values)])
}
