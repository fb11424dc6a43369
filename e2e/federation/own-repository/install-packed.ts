import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Packed } from '../../../tools/pack/pack-packages.ts'
import { root } from '../../../tools/workspace.ts'

interface Manifest {
  version: string
  bin?: string | Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}
const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/**
 * Does what `npm install` would do with the archives, without a registry: our packages are unpacked, and third-party
 * packages that a manifest names are linked from the checkout. An import that no manifest names is not found. A version
 * range is refused: npm would install a newer, untested version.
 */
export function installPacked(repository: string, packed: readonly Packed[]): void {
  const archives = new Map(packed.map(({ file, name }) => [name, file]))
  const { dependencies, devDependencies } = manifestIn(repository)
  const wanted = Object.keys({ ...dependencies, ...devDependencies })
  for (const name of wanted) {
    const target = join(repository, 'node_modules', name)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    const archive = archives.get(name)
    if (archive) {
      mkdirSync(target)
      execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target])
      const own = manifestIn(target)
      for (const [other, version] of Object.entries(own.dependencies ?? {}))
        if (!archives.has(other) && version !== manifestIn(join(root, 'node_modules', other)).version)
          throw new Error(`${name} asks for ${other}@${version}.`)
      wanted.push(...Object.keys({ ...own.dependencies, ...own.peerDependencies }))
    } else symlinkSync(join(root, 'node_modules', name), target)
    linkCommands(repository, name, target)
  }
}

function linkCommands(repository: string, name: string, target: string): void {
  const { bin = {} } = manifestIn(target)
  const commands = typeof bin === 'string' ? { [name.split('/').at(-1) ?? name]: bin } : bin
  const folder = join(repository, 'node_modules/.bin')
  mkdirSync(folder, { recursive: true })
  for (const [command, path] of Object.entries(commands)) {
    const link = join(folder, command)
    if (existsSync(link)) continue
    chmodSync(join(target, path), 0o755)
    symlinkSync(relative(folder, join(target, path)), link)
  }
}
