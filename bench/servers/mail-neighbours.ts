import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Reply } from '@sild/contract'

/** The user who waits for a publication has its guid, also in the address. */
export const addressOf = (guid: string): string => `${guid}@sild.test`

/** Mocks the other services between a match and its mail: one user waits for each publication. */
export async function startMailNeighbours(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://127.0.0.1')
      const result = resultOf(url, Buffer.concat(chunks).toString())
      response.statusCode = result ? 200 : 503
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** Null for calls that do not belong to this bench: those of scheduled jobs, which are retried. */
function resultOf({ pathname, searchParams }: URL, body: string): object | null {
  const [, publicationGuid = ''] = /\/matches\/([\da-f-]{36})$/.exec(pathname) ?? []
  if (publicationGuid) return matchesOf(publicationGuid, searchParams.has('after'))
  if (body === '') return null
  const { userGuid } = JSON.parse(body) as { userGuid: string }
  return {
    recipient: {
      email: addressOf(userGuid),
      locale: 'en',
      unsubscribeUrl: `https://sild.test/api/user/mailing/unsubscribe?token=${userGuid}`,
      unsubscribePath: '/unsubscribe',
    },
  } satisfies Reply<'openMailing'>
}

const matchesOf = (publicationGuid: string, isLastPage: boolean): Reply<'listSearchMatches'> => ({
  hit: {
    guid: publicationGuid,
    cardType: 'project',
    slug: 'online-shop-for-a-furniture-maker',
    name: 'Online shop for a furniture maker',
    companyGuid: publicationGuid,
    companyName: 'Põhja Tarkvara OÜ',
    matchedAt: new Date().toISOString(),
  },
  list: isLastPage
    ? []
    : [{ savedSearchGuid: publicationGuid, userGuid: publicationGuid, title: 'Online shops', isMailed: true }],
})
