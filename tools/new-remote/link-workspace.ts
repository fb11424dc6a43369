import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import type { Lockfile } from '../lockfile/missing-platforms.ts'

/** Does the same as `npm install` for a workspace without dependencies, without calling a registry. */
export function linkWorkspace(folder: string, root: string): void {
  const name = basename(folder)
  const link = join(root, 'node_modules/@sild', name)
  mkdirSync(join(root, 'node_modules/@sild'), { recursive: true })
  if (!existsSync(link))
    symlinkSync(process.platform === 'win32' ? join(root, folder) : `../../${folder}`, link, 'junction')
  // npm's own list of installed packages must agree, or the next start installs everything again.
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json']) addTo(join(root, file), folder)
}

function addTo(path: string, folder: string): void {
  const lockfile = JSON.parse(readFileSync(path, 'utf8')) as Lockfile // npm wrote it.
  const name = basename(folder)
  const packages = {
    ...lockfile.packages,
    [folder]: { name: `@sild/${name}`, version: '0.1.0' },
    [`node_modules/@sild/${name}`]: { resolved: folder, link: true },
  }
  const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
}
