import { createServer, type IncomingMessage, request as forward, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { announce } from '../measure/server.ts'

/** The portal seen through a proxy that leaves the scripts in its pages, or takes them out. */
const [portal = '', scripts] = process.argv.slice(2)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
const withoutScripts = (html: string): string =>
  html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*\b(?:rel="modulepreload"|as="script")[^>]*>/g, '')

async function pass(given: IncomingMessage, answer: ServerResponse): Promise<void> {
  const status = given.statusCode ?? 502
  if (!given.headers['content-type']?.startsWith('text/html')) {
    await pipeline(given, answer.writeHead(status, given.headers))
    return
  }
  const html = (await promisify(brotliDecompress)(await buffer(given))).toString()
  const page = await promisify(brotliCompress)(scripts === 'keep' ? html : withoutScripts(html), quality)
  answer.writeHead(status, { ...given.headers, 'content-length': page.length }).end(page)
}

const server = createServer((asked, answer) => {
  // For the portal it must come from a page of its own.
  const origin = asked.headers.origin && { origin: portal }
  const headers = { ...asked.headers, ...origin, host: new URL(portal).host }
  const passing = forward(`${portal}${asked.url}`, { method: asked.method, headers }, (given) => {
    pass(given, answer).catch(() => answer.destroy())
  })
  passing.on('error', () => answer.destroy())
  asked.pipe(passing)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as { port: number }
  announce({ url: `http://127.0.0.1:${port}` })
})
