import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { isSigned } from './signature-v4.ts'

export interface FakeS3 {
  endpoint: string
  /** Requests that are not signed with it are refused. */
  secretAccessKey: string
  /** Content by `<bucket>/<key>`. */
  objects: Map<string, Buffer>
  /** Answers the given status to writes from the n-th on, as a full or failing store does. */
  failWrites: (from: number, status: number) => void
  close: () => Promise<void>
}

const pageSize = 3
const secretAccessKey = 'secret'
const etagOf = (bytes: Uint8Array): string => `"${createHash('md5').update(bytes).digest('hex')}"`
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const failure = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

/** What of S3 the registry uses, conditional writes above all, over HTTP on this machine. Lists come in pages of three. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>()
  let writes = 0
  let failing = { from: Infinity, status: 0 }

  const write = (key: string, body: Buffer, request: IncomingMessage, response: ServerResponse): void => {
    writes += 1
    if (writes >= failing.from) return failure(response, failing.status, 'InsufficientStorage')
    const current = objects.get(key)
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
    if (ifMatch && !current) return failure(response, 404, 'NoSuchKey')
    if ((ifNoneMatch === '*' && current) || (ifMatch && current && etagOf(current) !== ifMatch))
      return failure(response, 412, 'PreconditionFailed')
    objects.set(key, body)
    response.writeHead(200, { etag: etagOf(body) }).end()
  }
  const list = (bucket: string, query: URLSearchParams, response: ServerResponse): void => {
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter')
    const keys = [...objects.keys()].map((key) => key.slice(bucket.length + 1)).filter((key) => key.startsWith(prefix))
    const entries = keys.map((key) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
      return end < 0
        ? `<Contents><Key>${escaped(key)}</Key></Contents>`
        : `<CommonPrefixes><Prefix>${escaped(key.slice(0, end + 1))}</Prefix></CommonPrefixes>`
    })
    const all = [...new Set(entries)].toSorted()
    const start = Number(query.get('continuation-token') ?? 0)
    const next =
      start + pageSize < all.length ? `<NextContinuationToken>${start + pageSize}</NextContinuationToken>` : ''
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<ListBucketResult>${all.slice(start, start + pageSize).join('')}<IsTruncated>${next !== ''}</IsTruncated>${next}</ListBucketResult>`,
      )
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const path = decodeURIComponent(url.pathname.slice(1))
    const bucket = path.split('/', 1)[0] ?? ''
    const body = await buffer(request)
    const { headers, method = '' } = request
    if (!isSigned({ method, path: url.pathname, query: url.searchParams, headers }, body, secretAccessKey))
      return failure(response, 403, 'SignatureDoesNotMatch')
    if (request.method === 'PUT') return write(path, body, request, response)
    if (request.method === 'POST' && url.searchParams.has('delete')) {
      for (const [, key = ''] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)) objects.delete(`${bucket}/${key}`)
      return response.writeHead(200, { 'content-type': 'application/xml' }).end('<DeleteResult></DeleteResult>')
    }
    if (url.searchParams.has('list-type')) return list(bucket, url.searchParams, response)
    const found = objects.get(path)
    if (!found) return failure(response, 404, 'NoSuchKey')
    return response.writeHead(200, { etag: etagOf(found), 'content-length': found.length }).end(found)
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // It listens on a port.
    secretAccessKey,
    objects,
    failWrites: (from, status) => {
      writes = 0
      failing = { from, status }
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
