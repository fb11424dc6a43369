import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll } from 'vitest'

/** How a register answers: in its words, or as registers do on bad days. */
export type Mood = 'well' | 'slow' | 'busy' | 'broken' | 'malformed' | 'huge' | 'elsewhere'

const estonian = [
  { company_id: 1, reg_code: 10060701, name: 'Põhja Tarkvara OÜ', status: 'R', legal_address: 'Pärnu mnt 1, Tallinn' },
  { company_id: 2, reg_code: 12345678, name: 'Vana Maja AS', status: 'K', legal_address: 'Tartu mnt 2, Tallinn' },
  { company_id: 3, reg_code: 35, name: 'Nullid Ees OÜ', status: 'R', legal_address: null },
]
const french = [
  {
    siren: '732829320',
    nom_complet: 'ATELIER NUMERIQUE (ATN)',
    nom_raison_sociale: 'ATELIER NUMERIQUE',
    etat_administratif: 'A',
    siege: { siret: '73282932000074', adresse: '3 RUE DE LA PAIX 69001 LYON', libelle_commune: 'LYON' },
  },
]

/** The registers, on this machine: the autocomplete of Estonia, the search of France and VIES. */
export function registerServer() {
  let server: Server
  let mood: Mood = 'well'
  const url = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (mood === 'slow') return void setTimeout(() => response.destroy(), 20_000).unref()
      if (mood === 'busy') return response.writeHead(429, { 'retry-after': '60' }).end('Too many requests')
      if (mood === 'broken') return response.writeHead(502).end('<html>Bad gateway</html>')
      if (mood === 'malformed')
        return response.end('{"status": "OK", "data": [{"nimi": 1}], "results": 7, "valid": "yes"}')
      if (mood === 'huge') return response.end(`{"status": "OK", "data": [], "x": "${'x'.repeat(2_000_000)}"}`)
      if (mood === 'elsewhere') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://register.test')
      const query = (searchParams.get('q') ?? '').toLowerCase()
      if (pathname === '/ee')
        return response.end(
          JSON.stringify({
            status: 'OK',
            data: estonian.filter(
              ({ name, reg_code: code }) =>
                name.toLowerCase().includes(query) || String(code) === query.replace(/^0+/, ''),
            ),
          }),
        )
      if (pathname === '/fr')
        return response.end(
          JSON.stringify({
            results: french.filter(
              ({ siren, nom_complet: name }) => siren === query || name.toLowerCase().includes(query),
            ),
            total_results: 1,
          }),
        )
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        const { countryCode, requesterMemberStateCode, requesterNumber, vatNumber } = JSON.parse(body) as Record<
          string,
          string
        >
        if (countryCode === 'DE')
          return response.end(JSON.stringify({ valid: false, userError: 'MS_UNAVAILABLE', name: '---' }))
        return response.end(
          JSON.stringify({
            countryCode,
            vatNumber,
            valid: vatNumber === '100931558',
            name: 'PÕHJA TARKVARA OÜ',
            address: 'PÄRNU MNT 1, TALLINN',
            requestIdentifier: `WAPIAAAAX for ${requesterMemberStateCode}${requesterNumber}`,
          }),
        )
      })
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    be: (next: Mood) => void (mood = next),
    urls: () => ({ estonianUrl: url('/ee'), frenchUrl: url('/fr'), viesUrl: url('/vies') }),
  }
}
