import { setTimeout } from 'node:timers/promises'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { RegistryError } from './errors.ts'
import type { WritableRegistryStorage } from './storage.ts'

export interface S3StorageOptions {
  bucket: string
  region: string
  /** Of a store that speaks S3 elsewhere than at Amazon. */
  endpoint?: string
  /** Folder in the bucket; empty for all of it. */
  prefix?: string
  /** Otherwise found as the SDK finds them: environment, profile, role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

const lockName = 'release.json'
const parallelRequests = 16
const deleteBatch = 1000
const retryMs = 50

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
/** Another write came first: 412 when it is done, 409 while it is under way, no such key when it was a removal. */
const isLost = (error: unknown): boolean =>
  [409, 412].includes(statusOf(error)) || (error instanceof S3ServiceException && error.name === 'NoSuchKey')

interface Stored {
  bytes: Buffer
  etag: string | undefined
}

/** A registry in a bucket. The store must know conditional writes (`If-Match`, `If-None-Match`): on them alone every guarantee rests. */
export function s3Storage({
  bucket,
  region,
  endpoint,
  prefix = '',
  credentials,
}: S3StorageOptions): WritableRegistryStorage {
  const client = new S3Client({
    region,
    credentials,
    // Other stores than Amazon's are rarely reached by a host name for each bucket, and few know its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const root = prefix ? `${prefix.replace(/\/+$/, '')}/` : ''
  const keyOf = (path: string): string => root + path

  const get = async (path: string): Promise<Stored | null> => {
    try {
      const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(path) }))
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
    } catch (error) {
      if (statusOf(error) === 404) return null
      throw error
    }
  }
  /** False when the condition does not hold. */
  const put = async (path: string, bytes: Uint8Array, condition: object): Promise<boolean> => {
    try {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(path), Body: bytes, ...condition }))
      return true
    } catch (error) {
      if (isLost(error)) return false
      if (statusOf(error) === 507) throw new RegistryError('storage-full', 'The store of the registry is full')
      throw error
    }
  }
  const create = (path: string, bytes: Uint8Array): Promise<boolean> => put(path, bytes, { IfNoneMatch: '*' })

  const update = async (path: string, change: (current: Buffer | null) => Uint8Array | null): Promise<void> => {
    for (let attempt = 1; ; attempt += 1) {
      const stored = await get(path)
      const bytes = change(stored?.bytes ?? null)
      if (!bytes || (await put(path, bytes, stored ? { IfMatch: stored.etag } : { IfNoneMatch: '*' }))) return
      await setTimeout(Math.random() * retryMs * Math.min(attempt, 10))
    }
  }

  /** What a publication that broke off has left is taken over where it is the same. */
  const upload = async (path: string, bytes: Uint8Array): Promise<void> => {
    if (await create(path, bytes)) return
    const stored = await get(path)
    if (!stored?.bytes.equals(bytes)) throw new RegistryError('release-exists', `${path} is there with other content`)
  }
  /** The lock goes last, and without it a release is not there: so it appears whole or not at all. */
  const publish = async (folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean> => {
    const lock = files.get(lockName)
    if (!lock) throw new Error(`What is published in ${folder} has no ${lockName}`)
    if (await get(`${folder}/${lockName}`)) return false
    const waiting = [...files].filter(([path]) => path !== lockName)
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await upload(`${folder}/${next[0]}`, next[1])
    }
    await Promise.all(Array.from({ length: parallelRequests }, work))
    return create(`${folder}/${lockName}`, lock)
  }

  const list = async (folder: string): Promise<string[]> => {
    const names: string[] = []
    const inside = `${keyOf(folder)}/`
    const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: inside, Delimiter: '/' })
    for await (const { CommonPrefixes = [], Contents = [] } of pages) {
      names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(inside.length, -1)))
      names.push(...Contents.map(({ Key = '' }) => Key.slice(inside.length)))
    }
    return names.filter(Boolean)
  }
  const remove = async (path: string): Promise<void> => {
    // First what makes a release be there, so that none is there by halves.
    const keys = new Set([keyOf(`${path}/${lockName}`), keyOf(path)])
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client },
      { Bucket: bucket, Prefix: `${keyOf(path)}/` },
    ))
      for (const { Key } of Contents) if (Key) keys.add(Key)
    const all = [...keys]
    for (let start = 0; start < all.length; start += deleteBatch) {
      const Objects = all.slice(start, start + deleteBatch).map((Key) => ({ Key }))
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors[0]) throw new Error(`${Errors[0].Key} could not be deleted: ${Errors[0].Message}`)
    }
  }
  return { read: async (path) => (await get(path))?.bytes ?? null, list, publish, create, update, remove }
}
