import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

import { Failure } from '../failure.mjs'
import { root } from '../workspace.ts'
import { emitModules } from './emit.ts'
import { published } from './published.ts'
import { packagesDir, stage } from './stage.ts'

export interface Packed {
  name: string
  version: string
  /** The archive that a registry would be sent. */
  file: string
}

/** Builds and packs all that teams with a repository of their own install. @throws Failure */
export async function packPackages(): Promise<Packed[]> {
  await emitModules()
  rmSync(packagesDir, { recursive: true, force: true })
  const folders = published.map(stage)
  const written = execFileSync(
    'npm',
    ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', packagesDir],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    },
  )
  // The output of `npm pack --json`.
  const archives = JSON.parse(written) as { name: string; version: string; filename: string }[]
  const packed = archives.map(({ filename, name, version }) => ({ name, version, file: join(packagesDir, filename) }))
  const problems = await Promise.all(packed.map(problemsOf))
  if (problems.flat().length > 0)
    throw new Failure(problems.flat().join('\n  '), 'tools/pack/manifest.ts writes what npm reads of a package.')
  return packed
}

/** Checks that the archive matches the manifest. */
async function problemsOf({ file, name }: Packed): Promise<string[]> {
  const tarball = new Uint8Array(readFileSync(file)).buffer
  const { messages, pkg } = await publint({ level: 'warning', strict: true, pack: { tarball } })
  return messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`)
}
