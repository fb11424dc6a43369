import {
  DeleteObjectsCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { RegistryError } from './errors.ts'

export interface S3Options {
  bucket: string
  region: string
  /** Of a store that speaks S3 elsewhere than at Amazon. */
  endpoint?: string
  /** Otherwise found as the SDK finds them: environment, profile, role. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

interface Stored {
  bytes: Buffer
  etag: string | undefined
}
/** What a write depends on. */
type Condition = { IfMatch: string | undefined } | { IfNoneMatch: '*' }

/** The objects of a bucket by their keys, in the words of S3. */
export interface S3Objects {
  get: (key: string) => Promise<Stored | null>
  /** False when the condition does not hold. */
  put: (key: string, bytes: Uint8Array, condition: Condition) => Promise<boolean>
  /** Names right below a prefix that ends with a slash, of folders too. */
  namesIn: (prefix: string) => Promise<string[]>
  /** Every key that begins so. */
  keysUnder: (prefix: string) => Promise<string[]>
  remove: (keys: readonly string[]) => Promise<void>
}

const deleteBatch = 1000

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0
/** Another write came first: 412 when it is done, 409 while it is under way, no such key when it was a removal. */
const isLost = (error: unknown): boolean =>
  [409, 412].includes(statusOf(error)) || (error instanceof S3ServiceException && error.name === 'NoSuchKey')

export function openBucket({ bucket, region, endpoint, credentials }: S3Options): S3Objects {
  const client = new S3Client({
    region,
    credentials,
    // Other stores than Amazon's are rarely reached by a host name for each bucket, and few know its newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return {
    async get(key) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    async put(key, bytes, condition) {
      try {
        await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ...condition }))
        return true
      } catch (error) {
        if (isLost(error)) return false
        if (statusOf(error) === 507) throw new RegistryError('storage-full', 'The store of the registry is full')
        throw error
      }
    },
    async namesIn(prefix) {
      const names: string[] = []
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix, Delimiter: '/' })
      for await (const { CommonPrefixes = [], Contents = [] } of pages) {
        names.push(...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)))
        names.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)))
      }
      return names.filter(Boolean)
    },
    async keysUnder(prefix) {
      const keys: string[] = []
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
        keys.push(...Contents.flatMap(({ Key }) => Key ?? []))
      return keys
    },
    async remove(keys) {
      for (let start = 0; start < keys.length; start += deleteBatch) {
        const Objects = keys.slice(start, start + deleteBatch).map((Key) => ({ Key }))
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        )
        if (Errors[0]) throw new Error(`${Errors[0].Key} could not be deleted: ${Errors[0].Message}`)
      }
    },
  }
}
