import { createHash, createHmac } from 'node:crypto'

/** A request as it arrives, with the names of its headers in lower case. */
export interface SignedRequest {
  method: string
  /** As it stands in the request, encoded. */
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | string[] | undefined>>
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The signature, version 4, that a request must have, and the one that it has; null where it is not signed like that. */
export function signaturesOf(
  { headers, method, path, query }: SignedRequest,
  secretAccessKey: string,
): { expected: string; given: string } | null {
  const [, , day = '', region = '', names = '', given = ''] = authorization.exec(String(headers['authorization'])) ?? []
  if (!given) return null
  const canonical = [
    method,
    path,
    [...query]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .toSorted()
      .join('&'),
    ...names.split(';').map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}`,
    ),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hashOf(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return { expected: hmac(key, toSign).toString('hex'), given }
}

/** Whether a request was signed with this secret, and brings the very content that was signed. */
export function isSigned(request: SignedRequest, body: Uint8Array, secretAccessKey: string): boolean {
  const signatures = signaturesOf(request, secretAccessKey)
  const isWhole = request.headers['x-amz-content-sha256'] === hashOf(body)
  return isWhole && signatures !== null && signatures.expected === signatures.given
}
