import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type CaughtMail, type Envelope, readMail } from './caught-mail.ts'

/** Older ones are thrown away. */
const MAX_STORED = 1000

export interface MailStore {
  /** Resolves when the mail is on disk, so that what was acknowledged is kept. */
  add(source: Uint8Array, to: string[]): Promise<void>
  /** Newest first. */
  list(): CaughtMail[]
  find(id: string): CaughtMail | undefined
  /** The mail as it came. */
  source(id: string): Promise<Uint8Array>
  clear(): Promise<void>
}

/** Keeps each mail in two files, the mail itself and its envelope. */
export async function openMailStore(directory: string): Promise<MailStore> {
  await mkdir(directory, { recursive: true })
  const mails = await readAll(directory)
  const sourceFile = (id: string): string => join(directory, `${id}.eml`)
  const envelopeFile = (id: string): string => join(directory, `${id}.json`)
  const remove = async (id: string): Promise<void> => {
    await rm(envelopeFile(id), { force: true })
    await rm(sourceFile(id), { force: true })
  }

  return {
    async add(source, to) {
      const date = new Date().toISOString()
      const envelope: Envelope = { id: `${date.replace(/\D/g, '')}-${randomUUID().slice(0, 8)}`, date, to }
      const mail = await readMail(source, envelope)
      await writeWhole(sourceFile(envelope.id), source)
      await writeWhole(envelopeFile(envelope.id), JSON.stringify(envelope))
      mails.unshift(mail)
      for (const old of mails.splice(MAX_STORED)) await remove(old.id)
    },
    list: () => [...mails],
    find: (id) => mails.find((mail) => mail.id === id),
    source: (id) => readFile(sourceFile(id)),
    async clear() {
      for (const { id } of mails.splice(0)) await remove(id)
    },
  }
}

async function readAll(directory: string): Promise<CaughtMail[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.json')).toSorted()
  const mails: CaughtMail[] = []
  for (const file of files.toReversed()) {
    // Written by this store.
    const envelope = JSON.parse(await readFile(join(directory, file), 'utf8')) as Envelope
    mails.push(await readMail(await readFile(join(directory, `${envelope.id}.eml`)), envelope))
  }
  return mails
}

async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.unfinished`
  await writeFile(unfinished, content, { flush: true })
  await rename(unfinished, file)
}
