import { diskStorage, openRegistry } from '@sild/registry'
import { firstLoad, measurePage, publicRoutes } from '@sild/registry/budgets'
import { appIn, shellOf } from '../../packages/build/src/build-apps.ts'
import { publishedRelease } from '../../packages/build/src/release-of-build.ts'
import { buildInChild } from '../../tools/build/build-in-child.ts'
import { appNames, registryDir } from '../../tools/workspace.ts'
import { reportValue } from '../measure/report.ts'

/** What the first visit of each public page loads, as the budget of the build counts it: the dearest language, before any input. */
await buildInChild('production')
const registry = openRegistry(diskStorage(registryDir))
const shell = await shellOf(registry, 'production')
const sizes = (await Promise.all(appNames().map(sizesOf))).flat()

for (const { requests, route, scriptBr, styleBr } of sizes.toSorted((one, other) => other.scriptBr - one.scriptBr))
  console.log(`${route.padEnd(40)} ${kilo(scriptBr)} kB scripts  ${kilo(styleBr)} kB styles  ${requests} requests`)
reportValue('\nmost scripts ', Math.max(...sizes.map(({ scriptBr }) => scriptBr)) / 1000, 'kB brotli', {
  atMost: firstLoad.scriptBr / 1000,
})
reportValue('most requests', Math.max(...sizes.map(({ requests }) => requests)), '', { atMost: firstLoad.requests })

async function sizesOf(name: string) {
  const pointer = await registry.readChannel('production', name)
  if (!pointer) throw new Error(`${name} is not in the registry`)
  const release = name === 'shell' ? shell : await publishedRelease(registry, await appIn(name), pointer.stable)
  return publicRoutes(release.meta).map((route) => measurePage(shell, release, route))
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6)
}
