import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'

/** `npm run bench -- outbox` measures one figure of docs/performance.md; without a name it lists them. */
const folder = join(import.meta.dirname, 'figures')
const [name = ''] = process.argv.slice(2)
const file = join(folder, `${basename(name)}.ts`)

if (existsSync(file)) await import(file)
else {
  const names = globSync('*.ts', { cwd: folder }).map((each) => basename(each, '.ts'))
  console.log(`Which figure? npm run bench -- ${names.toSorted().join(' | ')}`)
  process.exitCode = 1
}
