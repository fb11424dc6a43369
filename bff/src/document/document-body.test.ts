import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { bytesOf, createBody } from './document-body.ts'
import { createNonce } from './nonce.ts'

const mark = 'the mark'
const html = `<!doctype html><script nonce="${mark}">1</script><p>${'Üks leht — portaalist. '.repeat(200)}</p>`
const bytes = new TextEncoder().encode(html)
const [one, other] = [createNonce(), createNonce()]
const withNonce = (nonce: string): string => html.replace(mark, nonce)

it('has the nonce of each response, however often it was sent before', async () => {
  const body = createBody(200, bytes, mark, true)
  for (const nonce of [one, other, one, other])
    expect(brotliDecompressSync(await bytesOf(body, 'br', nonce)).toString()).toBe(withNonce(nonce))
  expect(gunzipSync(await bytesOf(body, 'gzip', one)).toString()).toBe(withNonce(one))
  expect((await bytesOf(body, 'identity', one)).toString()).toBe(withNonce(one))
})

it('is compressed with room for the nonce once it is asked for again', async () => {
  const differingBytes = async (isKept: boolean): Promise<number> => {
    const body = createBody(200, bytes, mark, isKept)
    await bytesOf(body, 'br', one)
    const [first, second] = [await bytesOf(body, 'br', one), await bytesOf(body, 'br', other)]
    return first.filter((byte, at) => byte !== second[at]).length
  }
  expect(await differingBytes(true)).toBeLessThanOrEqual(one.length)
  expect(await differingBytes(false)).toBeGreaterThan(one.length)
})
