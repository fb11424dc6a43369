import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import type { Encoding } from '../http/accepted-encoding.ts'
import { createBody, createCachedBody, type DocumentBody } from './document-body.ts'
import { createNonce } from './nonce.ts'

const firstNonce = createNonce()
const html = `<!doctype html><script nonce="${firstNonce}">1</script><p>${'Üks leht — portaalist. '.repeat(200)}</p>`
const page = () => Buffer.from(Uint8Array.from(Buffer.from(html)).buffer)
const withNonce = (nonce: string): string => html.replace(firstNonce, nonce)
const decoders: Record<Encoding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
}

async function read(body: DocumentBody, encoding: Encoding): Promise<string> {
  const { bytes, nonce } = await body.answer(encoding)
  expect(decoders[encoding](bytes).toString()).toBe(withNonce(nonce))
  return nonce
}

for (const first of ['br', 'gzip', 'identity'] as const)
  it(`has a new nonce for each reader; the first one reads ${first}`, async () => {
    const body = createCachedBody(200, page(), firstNonce, createNonce)
    const nonces: string[] = []
    for (const encoding of [first, 'br', 'br', 'gzip', 'identity', 'br'] as const)
      nonces.push(await read(body, encoding))
    expect(nonces[0]).toBe(firstNonce)
    expect(new Set(nonces).size).toBe(nonces.length)
  })

it('serves readers who come at once', async () => {
  const body = createCachedBody(200, page(), firstNonce, createNonce)
  const nonces = await Promise.all((['gzip', 'br', 'identity', 'br'] as const).map((encoding) => read(body, encoding)))
  expect(new Set(nonces).size).toBe(4)
})

it('is compressed with room for the nonce on its second request', async () => {
  const body = createCachedBody(200, page(), firstNonce, createNonce)
  await body.answer('br')
  const [first, second] = [await body.answer('br'), await body.answer('br')]
  expect(first.bytes.filter((byte, at) => byte !== second.bytes[at]).length).toBeLessThanOrEqual(firstNonce.length)
})

it('drops the text when it was sent', async () => {
  const text = page()
  const body = createCachedBody(200, text, firstNonce, createNonce)
  await body.answer('br')
  expect(text.byteLength).toBe(0)
  await read(body, 'gzip')
})

it('is sent once when it is not cached', async () => {
  for (const encoding of ['br', 'gzip', 'identity'] as const)
    expect(await read(createBody(200, page(), firstNonce), encoding)).toBe(firstNonce)
})
