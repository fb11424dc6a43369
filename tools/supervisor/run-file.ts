import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '@sild/contract/services'
import type { Account } from '@sild/demo'

import { scratchDir } from '../workspace.ts'
import { findInstance } from './instance-lock.ts'

/** Facts about a running installation for scripts and tests. */
export interface RunFile {
  url: string
  mailUrl: string
  bankUrl: string
  uploadsUrl: string
  databaseUrl: string
  /** Address of each service. */
  services: Record<ServiceName, string>
  /** Address of health and metrics of the workers. */
  workersUrl: string
  dataDir: string
  pid: number
  /** For every app, so that `npx sild` works at once; the file is readable by its owner only. */
  deliveryToken: string
  accounts: Account[]
}

/** `run.json` of the data directory, and of the checkout unless another installation that runs has that. */
export async function writeRunFile(dataDir: string, content: RunFile): Promise<void> {
  const text = `${JSON.stringify(content, null, 2)}\n`
  const owner = dataDir === scratchDir ? undefined : await findInstance(scratchDir)
  const directories = owner ? [dataDir] : new Set([dataDir, scratchDir])
  for (const directory of directories) writeFileSync(fileIn(directory), text, { mode: 0o600 })
}

/** Deletes the file that this process wrote. */
export function removeRunFile(dataDir: string): void {
  for (const directory of new Set([dataDir, scratchDir])) {
    if (readRunFile(directory)?.pid === process.pid) rmSync(fileIn(directory), { force: true })
  }
}

/** Reads the file of the installation that runs in this directory, or that ran last. */
export function readRunFile(directory: string): RunFile | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(directory), 'utf8')) as RunFile // Written below.
  } catch {
    return undefined
  }
}

const fileIn = (directory: string): string => join(directory, 'run.json')
