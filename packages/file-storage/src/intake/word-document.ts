import type { FileHandle } from 'node:fs/promises'

const END_SIGNATURE = 0x06054b50
const END_BYTES = 22
const MAX_COMMENT_BYTES = 65_535
const ENTRY_SIGNATURE = 0x02014b50
const ENTRY_BYTES = 46
const MAX_ENTRIES = 2000
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024
const MAX_DIRECTORY_BYTES = 1024 * 1024

/**
 * Whether a zip file's directory is that of a Word document without macros that unpacks to a sane size. Nothing is
 * unpacked here; programs that open a document refuse one that lies about its sizes.
 */
export async function isWordDocument(file: FileHandle): Promise<boolean> {
  const entries = await readDirectory(file)
  if (!entries) return false
  const names = new Set(entries.map(({ name }) => name))
  const unpackedBytes = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0)
  const hasMacros = entries.some(({ name }) => /vbaProject/i.test(name))
  return (
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    !hasMacros &&
    unpackedBytes <= MAX_UNPACKED_BYTES
  )
}

interface Entry {
  readonly name: string
  readonly unpackedBytes: number
}

async function readDirectory(file: FileHandle): Promise<Entry[] | null> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - END_BYTES - MAX_COMMENT_BYTES), size)
  const end = findEnd(tail)
  if (end < 0) return null
  const count = tail.readUInt16LE(end + 10)
  const bytes = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  if (count > MAX_ENTRIES || bytes > MAX_DIRECTORY_BYTES || offset + bytes > size) return null
  return parseDirectory(await readAt(file, offset, offset + bytes), count)
}

function findEnd(tail: Buffer): number {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END_SIGNATURE) return at
  return -1
}

function parseDirectory(directory: Buffer, count: number): Entry[] | null {
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null
    const nameEnd = at + ENTRY_BYTES + directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, nameEnd),
      unpackedBytes: directory.readUInt32LE(at + 24),
    })
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const bytes = Buffer.alloc(end - start)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, start)
  return bytes.subarray(0, bytesRead)
}
