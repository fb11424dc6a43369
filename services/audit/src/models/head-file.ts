import { appendFile, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Head } from './witness.ts'

/** A file outside the database with one JSON line per head of the chain. */
export interface HeadFile {
  /** The highest head of the last lines; null if the file does not exist. */
  read(): Promise<Head | null>
  append(head: Head, at: Date): Promise<void>
}

/** Enough for many lines: processes write in parallel, so the last line is not always the highest. */
const TAIL_BYTES = 16_384
const line = /^\{"position":(\d+),"hash":"([0-9a-f]{64})","at":"[^"]+"\}$/

export const openHeadFile = (path: string): HeadFile => ({
  async read() {
    const heads = (await tailOf(path)).split('\n').flatMap((text): Head[] => {
      const [, position, hash = ''] = line.exec(text) ?? []
      return position ? [{ position: Number(position), hash: Buffer.from(hash, 'hex') }] : []
    })
    return heads.reduce<Head | null>(
      (highest, each) => (each.position > (highest?.position ?? 0) ? each : highest),
      null,
    )
  },
  async append({ hash, position }, at) {
    await mkdir(dirname(path), { recursive: true })
    const text = JSON.stringify({ position, hash: hash.toString('hex'), at: at.toISOString() })
    await appendFile(path, `${text}\n`, { mode: 0o600 })
  },
})

async function tailOf(path: string): Promise<string> {
  try {
    await using file = await open(path, 'r')
    const { size } = await file.stat()
    const from = Math.max(0, size - TAIL_BYTES)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
    return buffer.toString('utf8', 0, bytesRead)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '' // Thrown by the file system.
    throw error
  }
}
