import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from '@sild/demo'

import { scratchDir } from '../workspace.ts'
import { findInstance } from './instance-lock.ts'

/** What scripts and tests need to know of a running installation. */
export interface RunFile {
  url: string
  mailUrl: string
  uploadsUrl: string
  databaseUrl: string
  pid: number
  accounts: Account[]
}

/** `run.json` of the data directory, and of the checkout unless another installation that runs has that. */
export async function writeRunFile(dataDir: string, content: RunFile): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`
  const owner = dataDir === scratchDir ? undefined : await findInstance(scratchDir)
  const directories = owner ? [dataDir] : new Set([dataDir, scratchDir])
  for (const directory of directories) writeFileSync(join(directory, 'run.json'), text, { mode: 0o600 })
}

/** Takes back what this process wrote. */
export function removeRunFile(dataDir: string): void {
  for (const directory of new Set([dataDir, scratchDir])) {
    const file = join(directory, 'run.json')
    if (pidIn(file) === process.pid) rmSync(file, { force: true })
  }
}

function pidIn(file: string): number | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as RunFile).pid
  } catch {
    return undefined
  }
}
