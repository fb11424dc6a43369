import { open, type FileHandle } from 'node:fs/promises'
import type { FileKindName } from '@sild/contract/files/kinds'
import { isWordDocument } from './word-document.ts'

const startsWith = (bytes: Buffer, signature: string, at = 0): boolean =>
  bytes.subarray(at, at + signature.length).equals(Buffer.from(signature, 'latin1'))
const looksLikeMarkup = /^[\s\uFEFF]*<(?:!doctype|!--|\?xml|html|head|body|svg|script|iframe)/i
/** Control characters that no text has; line ends and tabs are not among them. */
const controlCharacter = /(?![\t\n\v\f\r])\p{Cc}/u
const HEAD_BYTES = 512

type Check = (head: Buffer, file: FileHandle) => boolean | Promise<boolean>
const checks: Readonly<Record<FileKindName, Check>> = {
  jpg: (head) => startsWith(head, '\xFF\xD8\xFF'),
  png: (head) => startsWith(head, '\x89PNG\r\n\x1A\n'),
  webp: (head) => startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8),
  pdf: (head) => startsWith(head, '%PDF-'),
  docx: async (head, file) => startsWith(head, 'PK\x03\x04') && isWordDocument(file),
  mp4: (head) => startsWith(head, 'ftyp', 4),
  // EBML that holds WebM, and no other kind of Matroska.
  webm: (head) => startsWith(head, '\x1A\x45\xDF\xA3') && head.includes('webm'),
  vtt: async (head, file) => /^\uFEFF?WEBVTT[ \t\r\n]/.test(head.toString()) && isPlainText(await file.readFile()),
  txt: async (_head, file) => isPlainText(await file.readFile()),
}

/** Whether the content of a file is what it was said to be. */
export async function isOfKind(path: string, kind: FileKindName): Promise<boolean> {
  const file = await open(path)
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
    return await checks[kind](head.subarray(0, bytesRead), file)
  } finally {
    await file.close()
  }
}

function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !controlCharacter.test(text) && !looksLikeMarkup.test(text.slice(0, HEAD_BYTES))
  } catch {
    return false
  }
}
