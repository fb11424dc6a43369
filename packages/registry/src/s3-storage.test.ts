import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeS3, startFakeS3 } from '../test/fake-s3.ts'
import { type SignedRequest, signaturesOf } from '../test/signature-v4.ts'
import { s3Storage } from './s3-storage.ts'

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const documented = (signedHeaders: string, signature: string, own: Record<string, string> = {}) => ({
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-content-sha256': emptyHash,
  'x-amz-date': '20130524T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`,
  ...own,
})

describe('the signatures that the store of these tests accepts', () => {
  /** Amazon S3, API reference, "Examples: Signature calculations in AWS Signature Version 4". */
  it.each<[string, SignedRequest]>([
    [
      'an object',
      {
        method: 'GET',
        path: '/test.txt',
        query: new URLSearchParams(),
        headers: documented(
          'host;range;x-amz-content-sha256;x-amz-date',
          'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
          { range: 'bytes=0-9' },
        ),
      },
    ],
    [
      'an object that is written',
      {
        method: 'PUT',
        path: '/test%24file.text',
        query: new URLSearchParams(),
        headers: documented(
          'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
          '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
          {
            date: 'Fri, 24 May 2013 00:00:00 GMT',
            'x-amz-storage-class': 'REDUCED_REDUNDANCY',
            'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
          },
        ),
      },
    ],
    [
      'a list',
      {
        method: 'GET',
        path: '/',
        query: new URLSearchParams('max-keys=2&prefix=J'),
        headers: documented(
          'host;x-amz-content-sha256;x-amz-date',
          '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
        ),
      },
    ],
  ])('is what Amazon documents for %s', (_, request) => {
    const { expected, given } = signaturesOf(request, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY') ?? {}
    expect(expected).toBe(given)
  })
})

describe('a bucket', () => {
  let s3: FakeS3
  beforeAll(async () => void (s3 = await startFakeS3()))
  afterAll(() => s3.close())
  const storageWith = (secretAccessKey: string) =>
    s3Storage({
      bucket: 'bucket',
      region: 'eu-north-1',
      endpoint: s3.endpoint,
      prefix: 'a b/ä+$',
      credentials: { accessKeyId: 'key', secretAccessKey },
    })

  it('takes signed requests, with any names', async () => {
    const storage = storageWith(s3.secretAccessKey)
    expect(await storage.create('channels/production/index.json', Buffer.from('{}'))).toBe(true)
    expect(await storage.read('channels/production/index.json')).toEqual(Buffer.from('{}'))
    expect(await storage.list('channels/production')).toEqual(['index.json'])
    await storage.remove('channels')
    expect([...s3.objects.keys()]).toEqual([])
  })
  it('refuses a client without the secret', async () => {
    await expect(storageWith('a guess').read('x')).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
  })
})
