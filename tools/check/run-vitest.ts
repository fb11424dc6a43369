import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { runNode } from './step.ts'

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** `report` is undefined where Vitest ended before it wrote one. */
export async function runVitest(
  ...options: string[]
): Promise<{ code: number; output: string; report: VitestReport | undefined }> {
  const directory = mkdtempSync(join(tmpdir(), 'sild-vitest-'))
  const file = join(directory, 'report.json')
  try {
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`]
    const ran = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...options, ...reporters])
    return { ...ran, report: read(file) }
  } finally {
    rmSync(directory, { recursive: true })
  }
}

function read(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport // Vitest wrote it.
  } catch {
    return undefined
  }
}
