import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { briefReply, snapshotReply } from '@sild/testing/snapshots'

const billingDetails = {
  name: 'Kask ja Pojad OÜ',
  countryCode: 'EE',
  registrationNumber: '10093155',
  vatNumber: null,
  address: 'Pikk 1, Tallinn',
  postalCode: '10123',
  vatConsultation: null,
}

/** What billing asks of other services: a company in Estonia without members, so that no mail is written, and a publication of each. */
export async function startNeighbours(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const result = resultOf(request.url ?? '', Buffer.concat(chunks).toString())
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ result }))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

function resultOf(path: string, body: string): object {
  if (path.endsWith('/billing-details')) return { details: billingDetails }
  if (path.endsWith('/briefs'))
    return { companies: (JSON.parse(body) as { companyGuids: string[] }).companyGuids.map((guid) => briefReply(guid)) }
  if (path.includes('/memberships')) return { memberships: [] }
  if (!path.endsWith('/publications/snapshots')) return { members: [] }
  const { publicationGuids } = JSON.parse(body) as { publicationGuids: string[] }
  // Named as its company is.
  return { publications: publicationGuids.map((guid) => snapshotReply({ guid, companyGuid: guid })) }
}
