import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { root, scratchDir } from '../workspace.ts'
import { emitted } from './emit.ts'
import { compiled, publishedManifest } from './manifest.ts'
import type { Published } from './published.ts'

const imported = /(?<=\b(?:from|import)\s*\(?\s*['"])[@\w:./-]+(?=['"])/g
const isCode = (path: string): boolean => /\.(?:m?js|d\.m?ts)$/.test(path)

/** The manifests of the sources name this folder for changesets. */
export const packagesDir = join(scratchDir, 'packages')

/** Writes the published form of a package to a folder. @returns the folder */
export function stage(own: Published): string {
  const target = join(packagesDir, basename(own.folder))
  rmSync(target, { recursive: true, force: true })
  const code = globSync('**/*.{js,mjs,d.ts,d.mts}', { cwd: join(emitted, own.sources) })
  const specifiers = new Set<string>()
  const beside = new Set<string>()
  for (const path of code) {
    const source = readFileSync(join(emitted, own.sources, path), 'utf8')
    for (const [specifier] of source.matchAll(imported)) {
      if (specifier.startsWith('.')) beside.add(join(dirname(path), specifier))
      else if (!specifier.startsWith('node:')) specifiers.add(specifier)
    }
    write(join(target, 'lib', path), path.endsWith('.d.ts') ? withModuleNames(source) : source)
  }
  const others = own.entries ? [...beside].filter((path) => !isCode(path) && !/\.tsx?$/.test(path)) : assetsOf(own)
  for (const path of others) copy(join(root, own.sources, path), join(target, 'lib', path))
  for (const [folder, from] of Object.entries(own.copies ?? {}))
    for (const file of globSync('*.*', { cwd: join(root, from) }))
      copy(join(root, from, file), join(target, 'lib', folder, file))
  const modules = { files: new Set([...code, ...others]), specifiers }
  write(join(target, 'package.json'), `${JSON.stringify(publishedManifest(own, modules), null, 2)}\n`)
  const readme = join(root, own.folder, 'README.md')
  if (existsSync(readme)) copy(readme, join(target, 'README.md'))
  return target
}

/** Styles, texts, pictures, and declarations that were written by hand. */
const assetsOf = ({ sources }: Published): string[] =>
  globSync('**/*.*', { cwd: join(root, sources) }).filter((path) => path.endsWith('.d.ts') || !/\.tsx?$/.test(path))

/** Declarations name the sources that they were made from. */
const withModuleNames = (declarations: string): string =>
  declarations.replaceAll(imported, (specifier) => (specifier.startsWith('.') ? compiled(specifier) : specifier))

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(from, to)
}
