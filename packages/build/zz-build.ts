import { buildApps } from '@sild/build'
console.time('build')
const r = await buildApps({ apps: process.argv.slice(3), registryDir: '/tmp/fed/registry', mode: process.argv[2] as never, channel: 'production' })
console.timeEnd('build')
console.dir(r, {depth: 5})
