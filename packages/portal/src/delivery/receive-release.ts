import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AppError } from '@sild/service-kit/errors'
import { multipartRefusal } from '@sild/service-kit/multipart-refusal'
import { parseJson, releaseProblems, type Release, release } from '@sild/registry'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Incoming } from '../host.ts'

export interface ReceivedRelease {
  readonly lock: Release
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Compressed copies of some of them. */
  readonly variants: ReadonlyMap<string, Uint8Array>
}

const MAX_LOCK_BYTES = 1024 * 1024
const MAX_FILES = 2000
/** Of all files together; copies come on top. */
const MAX_BYTES = 48 * 1024 * 1024
/** A copy of a small file may be bigger than the file. */
const COPY_ALLOWANCE = 1024
const partLimits = {
  fileSize: MAX_BYTES,
  files: 3 * MAX_FILES,
  // The lock, and one more, so that a second one is refused by its name.
  fields: 2,
  parts: 3 * MAX_FILES + 1,
  fieldSize: MAX_LOCK_BYTES,
  fieldNameSize: 400,
  headerPairs: 20,
}
const copySuffix = /\.(?:br|gz)$/

/**
 * Streams the parts of a release to disk, the lock first. A file that is not in the lock, or is longer than the lock
 * says, ends the request. After any failure the folder is removed.
 */
export async function receiveRelease(
  request: FastifyRequest,
  app: string,
  incoming: Incoming,
): Promise<ReceivedRelease> {
  const paths = new Map<string, string>()
  let lock: Release | undefined
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      const { fieldname: path } = part
      if (!lock) {
        lock = await readLock(path, part.type === 'field' ? part.value : await collect(part.file), app)
        continue
      }
      if (part.type === 'field') throw invalid(`${path} is not sent as a file`)
      if (paths.has(path)) throw invalid(`${path} is sent twice`)
      const announced = announcedBytes(lock, path)
      if (announced === null) throw invalid(`${path} is not in the lock`)
      paths.set(path, await incoming.write(Readable.from(noMoreThan(announced, part.file, path))))
    }
    if (!lock) throw invalid('The first part must be `release`, the lock')
    return { lock, ...(await readFiles(lock, paths)) }
  } catch (error) {
    throw multipartRefusal(error, 'body-too-large')
  } finally {
    await Promise.all([...paths.values()].map((path) => incoming.remove(path)))
  }
}

async function readLock(name: string, content: unknown, app: string): Promise<Release> {
  if (name !== 'release' || typeof content !== 'string') throw invalid('The first part must be `release`, the lock')
  const given = parseLock(content)
  const read = release.safeParse(given)
  if (!read.success)
    throw new AppError('release-invalid', { problems: await releaseProblems(given, new Map(), new Map()) })
  const lock = read.data
  if (lock.name !== app) throw invalid(`The lock is of ${lock.name}, not of ${app}`)
  const sizes = Object.values(lock.files).map(({ bytes }) => bytes)
  if (sizes.length > MAX_FILES || sizes.reduce((total, bytes) => total + bytes, 0) > MAX_BYTES)
    throw new AppError('body-too-large')
  return lock
}

function parseLock(text: string): unknown {
  try {
    return parseJson(Buffer.from(text))
  } catch {
    throw invalid('The lock is not JSON')
  }
}

async function collect(content: MultipartFile['file']): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of noMoreThan(MAX_LOCK_BYTES, content, 'release')) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function announcedBytes({ files }: Release, path: string): number | null {
  if (Object.hasOwn(files, path)) return files[path]?.bytes ?? null
  const original = path.replace(copySuffix, '')
  return copySuffix.test(path) && Object.hasOwn(files, original) ? (files[original]?.bytes ?? 0) + COPY_ALLOWANCE : null
}

async function* noMoreThan(bytes: number, content: MultipartFile['file'], path: string): AsyncGenerator<Buffer> {
  let taken = 0
  // A file comes in buffers.
  for await (const part of content as AsyncIterable<Buffer>) {
    taken += part.length
    if (taken > bytes) throw invalid(`${path} is longer than the lock says`)
    yield part
  }
}

async function readFiles(lock: Release, paths: ReadonlyMap<string, string>): Promise<Omit<ReceivedRelease, 'lock'>> {
  const read = await Promise.all([...paths].map(async ([path, file]) => [path, await readFile(file)] as const))
  const isFile = ([path]: readonly [string, Buffer]): boolean => Object.hasOwn(lock.files, path)
  return { files: new Map(read.filter(isFile)), variants: new Map(read.filter((each) => !isFile(each))) }
}

const invalid = (problem: string): AppError => new AppError('release-invalid', { problems: [problem] })
