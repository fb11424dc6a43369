import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { runNode } from '../check/step.ts'
import { Failure } from '../failure.mjs'
import { root, scratchDir } from '../workspace.ts'
import { type Published, published } from './published.ts'

const scratch = join(scratchDir, 'pack')
/** Modules and declarations, in the folders of their sources. */
export const emitted = join(scratch, 'emitted')

/** The last declares a `process` for browsers, which would conflict with that of Node.js. */
const notCompiled = ['**/*.{test,stories}.{ts,tsx}', '**/{stories,story}.ts', '**/assets.d.ts']
const compilerOptions = {
  module: 'preserve',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: ['node'],
  jsx: 'react-jsx',
  allowJs: true,
  rewriteRelativeImportExtensions: true,
  noEmit: false,
  declaration: true,
  rootDir: root,
  outDir: emitted,
}

/** Compiles all that is published and all that this reaches in our own packages. @throws Failure */
export async function emitModules(): Promise<void> {
  rmSync(emitted, { recursive: true, force: true })
  const entries = published.flatMap(entriesOf).map((file) => join(root, file))
  const listed = await compile(entries, '--listFilesOnly')
  // The compiler emits nothing for files that it resolves by a package name, because it treats them as third-party
  // code.
  const own = listed.split('\n').filter((file) => file.startsWith(root) && !file.includes('/node_modules/'))
  const strangers = own.filter((file) => !published.some(({ sources }) => file.startsWith(join(root, sources, '/'))))
  if (strangers.length > 0)
    throw new Failure(
      `What is published needs what is not: ${strangers.map((file) => relative(root, file)).join(', ')}`,
      'Import less, or publish its package too: tools/pack/published.ts',
    )
  await compile(own)
}

const entriesOf = ({ entries, sources }: Published): string[] =>
  entries
    ? entries.map((entry) => `${sources}/${entry}`)
    : globSync(`${sources}/**/*.{ts,tsx}`, { cwd: root, exclude: notCompiled })

async function compile(files: readonly string[], ...options: string[]): Promise<string> {
  mkdirSync(scratch, { recursive: true })
  const configuration = join(scratch, 'tsconfig.json')
  writeFileSync(configuration, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }))
  const { code, output } = await runNode(['node_modules/typescript/bin/tsc', '-p', configuration, ...options])
  if (code !== 0)
    throw new Failure(`What is published does not compile:\n${output}`, 'npm test -- types looks at all of it.')
  return output
}
