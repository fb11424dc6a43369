import { brotliDecompressSync } from 'node:zlib'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { once } from 'node:events'
import { paths } from '@sild/paths'

export interface Page {
  name: string
  path: string
}

/** One page of each sort that a guest meets first. */
export async function publicPages(url: string): Promise<[home: Page, results: Page, project: Page]> {
  const results = paths.search({ searchType: 'tasks' })
  const { bytes } = await download(`${url}${results}`)
  const [project] = /\/search\/project\/[\w-]+/.exec(brotliDecompressSync(bytes).toString()) ?? []
  if (!project) throw new Error(`${results} shows no project`)
  return [
    { name: 'home', path: paths.home() },
    { name: 'search results', path: results },
    { name: 'project', path: project },
  ]
}

/** What a browser gets, still compressed. */
export async function download(url: string): Promise<{ bytes: Buffer; headers: IncomingMessage['headers'] }> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`)
  return { bytes: await buffer(response), headers: response.headers }
}
