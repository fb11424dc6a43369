/** Whether scripts delay what a guest sees first: Lighthouse's phone on the pages as they are, and on the same HTML without them. */

import { openInstallation } from '../measure/installation.ts'
import { openVisitor, type Visit } from '../measure/lighthouse.ts'
import { publicPages } from '../measure/public-pages.ts'
import { reportComparison, reportValue } from '../measure/report.ts'
import { startServer } from '../measure/server.ts'
import { median } from '../measure/statistics.ts'
import { interleave } from '../measure/interleave.ts'

const VISITS = 3

await using portal = await openInstallation()
await using withScripts = await startServer('without-scripts', [portal.run.url, 'keep'])
await using withoutScripts = await startServer('without-scripts', [portal.run.url, 'take out'])
await using visitor = await openVisitor()

for (const { name, path } of await publicPages(portal.run.url)) {
  const visits: Visit[] = []
  const found = await interleave(
    {
      'the same HTML without scripts': async () => (await visitor.visit(`${withoutScripts.url}${path}`)).firstPaintMs,
      'with scripts': async () => {
        const visit = await visitor.visit(`${withScripts.url}${path}`)
        visits.push(visit)
        return visit.firstPaintMs
      },
    },
    { rounds: VISITS },
  )
  console.log(`\n${name}: first contentful paint`)
  reportComparison({
    found,
    baseline: 'the same HTML without scripts',
    unit: 'ms',
    goals: { 'with scripts': { atMost: 1.1 } },
  })
  const middle = (field: keyof Visit): number => median(visits.map((visit) => visit[field]))
  reportValue('largest contentful paint', middle('largestPaintMs'), 'ms')
  reportValue('total blocking time', middle('blockedMs'), 'ms')
  reportValue('cumulative layout shift', Math.max(...visits.map(({ layoutShift }) => layoutShift)), '', { atMost: 0 })
  reportValue('scripts on the wire', middle('scriptBytes') / 1000, 'kB', { atMost: 150 })
  reportValue('requests', middle('requests'), '', { atMost: 13 })
}
