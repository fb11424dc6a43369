import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { scratchDirectory } from '../measure/database.ts'
import { openInstallation, usedCpuOf } from '../measure/installation.ts'
import { answersPerSecond } from '../measure/load.ts'
import { download, publicPages } from '../measure/public-pages.ts'
import { reportComparison, reportValue } from '../measure/report.ts'
import { cpuOfRequest, startServer } from '../measure/server.ts'
import { median } from '../measure/statistics.ts'
import { interleave } from '../measure/interleave.ts'

/** Server cost of a public page: from the page cache, compared with a bare Fastify with equal bytes, and rendered. */
const CACHED_AMOUNT = 2000
const MADE_AMOUNT = 200

await using portal = await openInstallation()
const { url } = portal.run
const bff = { usedCpu: () => usedCpuOf(url) }
// All of them are one process.
const services = { usedCpu: () => usedCpuOf(portal.environment.SEARCH_URL!) } // The supervisor has set it.
const [, results] = await publicPages(url)

const { bytes, headers } = await download(`${url}${results.path}`)
const scratch = scratchDirectory()
writeFileSync(join(scratch, 'page'), bytes)
writeFileSync(join(scratch, 'page.html'), brotliDecompressSync(bytes))
const sent = { 'content-type': headers['content-type'], 'content-encoding': headers['content-encoding'] }
await using bare = await startServer('bytes', [join(scratch, 'page'), JSON.stringify(sent)])
await using bareReact = await startServer('bare-react', [join(scratch, 'page.html')])
rmSync(scratch, { recursive: true })

const asBrowser = { 'accept-encoding': 'br' }
const fromBff = { url: `${url}${results.path}`, headers: asBrowser }
const fromBare = { url: bare.url, headers: asBrowser }
const turns = { rounds: 8, warming: 2 }
console.log(`\n${results.path}, ${(bytes.length / 1000).toFixed(1)} kB brotli`)
reportComparison({
  found: await interleave(
    {
      'bare Fastify': () => answersPerSecond(fromBare),
      'from the page cache': () => answersPerSecond(fromBff),
    },
    turns,
  ),
  baseline: 'bare Fastify',
  unit: 'requests/s',
  goals: { 'from the page cache': { atLeast: 0.5 } },
})
reportComparison({
  found: await interleave(
    {
      'bare Fastify': () => cpuOfRequest(bare, fromBare, CACHED_AMOUNT),
      'from the page cache': () => cpuOfRequest(bff, fromBff, CACHED_AMOUNT),
    },
    turns,
  ),
  baseline: 'bare Fastify',
  unit: 'µs of CPU a page',
  goals: {},
})

// The JIT compiler keeps optimising for some hundred pages.
const madeTurns = { rounds: 8, warming: 4 }
let made = 0
const neverSeen = { ...fromBff, nextPath: () => `${results.path}&n=${(made += 1)}` }
const ofServices: number[] = []
const REACT = 'bare React, the same elements'
const ofPages = await interleave(
  {
    [REACT]: () => cpuOfRequest(bareReact, { url: bareReact.url }, MADE_AMOUNT),
    'the BFF': async () => {
      const before = await services.usedCpu()
      const ofPage = await cpuOfRequest(bff, neverSeen, MADE_AMOUNT)
      ofServices.push(((await services.usedCpu()) - before) / MADE_AMOUNT)
      return ofPage
    },
  },
  madeTurns,
)
console.log('\na page that is in no cache')
reportComparison({ found: ofPages, baseline: REACT, unit: 'µs of CPU', goals: {} })
reportValue('the BFF', median(ofPages['the BFF']) / 1000, 'ms of CPU', { atMost: 2 })
reportValue('the services behind it', median(ofServices.slice(madeTurns.warming)) / 1000, 'ms of CPU')
