import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../workspace.ts'
import { entryFor, type Lockfile, missingPlatforms } from './missing-platforms.ts'

/** `npm run lockfile`, after an `npm install` against a registry that has not got every platform. */
const path = join(root, 'package-lock.json')
const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile // npm wrote it.
const missing = missingPlatforms(lockfile)
for (const each of missing) lockfile.packages[`node_modules/${each.name}`] = entryFor(each)
const sorted = Object.entries(lockfile.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(`  ${missing.length} packages of other platforms added`)
