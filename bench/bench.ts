import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * `npm run bench -- outbox` measures one figure of docs/performance.md; without a name it lists them. With `--profile` each
 * server under measurement leaves a CPU profile in this folder.
 */
const folder = join(import.meta.dirname, 'figures')
const words = process.argv.slice(2)
const [name = ''] = words.filter((word) => word !== '--profile')
// For the processes that it starts: an older Node, which runs npm, refuses the flag in its own environment.
if (words.includes('--profile')) process.env.NODE_OPTIONS = '--cpu-prof'
const file = join(folder, `${basename(name)}.ts`)

if (existsSync(file)) await import(file)
else {
  const names = globSync('*.ts', { cwd: folder }).map((each) => basename(each, '.ts'))
  console.log(`Which figure? npm run bench -- ${names.toSorted().join(' | ')}`)
  process.exitCode = 1
}
