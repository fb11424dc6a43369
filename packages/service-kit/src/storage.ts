import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from './errors.ts'
import type { Clock } from './clock.ts'

export interface Storage {
  /**
   * Stores a file under a fresh random name, which tells whose it is to who knows him, and returns it. A broken stream
   * leaves nothing behind. @throws storage-full
   */
  put(content: Readable | Uint8Array, extension: string, origin?: FileOrigin): Promise<string>
  open(name: string): Promise<{ content: Readable; bytes: number } | null>
  remove(name: string): Promise<void>
  /** Removes what has such an address if it is his. Who names a file as his own may have it from another's page. */
  removeAt(address: string, ownerGuid: string): Promise<void>
  /** Removes every file that he gave, named by something or not. Looks at all that there are. */
  removeAllOf(ownerGuid: string): Promise<void>
  /** Whether such an address is of a file that he gave. */
  isOf(address: string, ownerGuid: string): boolean
  /** The address from which anyone may read it. */
  publicUrl(name: string): string
  /** An address that is good for a while. */
  signedUrl(name: string, seconds: number): string
  /** Whether such an address is ours and still good. */
  isSigned(name: string, query: { until?: string; signature?: string }): boolean
}

export interface FileOrigin {
  /** The user who gave it. A file without one is nobody's to remove. */
  ownerGuid?: string
  /** Of seeds, so that made again the file has the same name. */
  guid?: string
}

export interface DiskStorageOptions {
  directory: string
  /** Origin that serves the files, another site than the portal. */
  baseUrl: string
  key: Buffer
  clock: Clock
}

const TAG = 12
/** The last group of a file's guid is the owner's, different in each file: nobody can tell which files are of one person. */
function guidOf(ownerGuid: string, guid: string): string {
  const head = guid.slice(0, -TAG)
  return head + createHash('sha256').update(`${head}${ownerGuid}`).digest('hex').slice(0, TAG)
}

const folderName = /^[0-9a-f]{2}$/
const wellFormedName = /^[0-9a-f]{2}\/[0-9a-f-]{36}\.[a-z0-9]{2,5}$/

function isNameOf(name: string, ownerGuid: string): boolean {
  const guid = name.slice(name.indexOf('/') + 1, name.indexOf('.'))
  return wellFormedName.test(name) && guid === guidOf(ownerGuid, guid)
}

export function createDiskStorage({ directory, baseUrl, key, clock }: DiskStorageOptions): Storage {
  const pathOf = (name: string): string => {
    if (!wellFormedName.test(name)) throw new AppError('not-found')
    return join(directory, name)
  }
  const addressOf = (name: string): URL => new URL(name, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
  /** The name of his file with such an address, or null where it is not his. */
  function nameOf(address: string, ownerGuid: string): string | null {
    const origin = addressOf('').href
    // Documents carry the name that their owner gave them behind a question mark.
    const [name = ''] = address.startsWith(origin) ? address.slice(origin.length).split('?') : []
    return isNameOf(name, ownerGuid) ? name : null
  }
  const sign = (name: string, until: string): Buffer => createHmac('sha256', key).update(`${name}\n${until}`).digest()

  return {
    async put(content, extension, { guid: given = randomUUID(), ownerGuid } = {}) {
      const guid = ownerGuid === undefined ? given : guidOf(ownerGuid, given)
      const name = `${guid.slice(0, 2)}/${guid}.${extension}`
      const path = pathOf(name)
      const unfinished = join(directory, 'unfinished', randomUUID())
      try {
        await mkdir(dirname(unfinished), { recursive: true })
        await mkdir(dirname(path), { recursive: true })
        await pipeline(
          content instanceof Uint8Array ? [content] : content,
          createWriteStream(unfinished, { flags: 'wx', flush: true }),
        )
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
          ? new AppError('storage-full', { cause: error })
          : error
      }
      return name
    },
    async open(name) {
      const path = pathOf(name)
      const found = await stat(path).catch(() => null)
      return found?.isFile() ? { content: createReadStream(path), bytes: found.size } : null
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    async removeAt(address, ownerGuid) {
      const name = nameOf(address, ownerGuid)
      if (name !== null) await rm(pathOf(name), { force: true })
    },
    async removeAllOf(ownerGuid) {
      await mkdir(directory, { recursive: true })
      for (const folder of await readdir(directory))
        if (folderName.test(folder))
          for (const file of await readdir(join(directory, folder))) {
            const name = `${folder}/${file}`
            if (isNameOf(name, ownerGuid)) await rm(pathOf(name), { force: true })
          }
    },
    isOf: (address, ownerGuid) => nameOf(address, ownerGuid) !== null,
    publicUrl: (name) => addressOf(name).href,
    signedUrl(name, seconds) {
      const address = addressOf(name)
      const until = String(Math.floor(clock.now().getTime() / 1000) + seconds)
      address.searchParams.set('until', until)
      address.searchParams.set('signature', sign(name, until).toString('base64url'))
      return address.href
    },
    isSigned(name, { until, signature }) {
      if (!until || !signature || Number(until) * 1000 < clock.now().getTime()) return false
      const given = Buffer.from(signature, 'base64url')
      const expected = sign(name, until)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
