import { spawn } from 'node:child_process'

import { root } from '../workspace.ts'

export interface Outcome {
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
  /** What is missing here for it, where that is no failure. */
  notRun?: string
}

export interface Step {
  name: string
  /** Steps without whose success this one would only repeat their failure. */
  needs?: readonly string[]
  run(): Promise<Outcome>
}

export interface ProgramResult {
  code: number
  output: string
}

/** Runs `node <script> <arguments>` at the root and keeps all that it prints. */
export function runNode(programArguments: string[], environment: Record<string, string> = {}): Promise<ProgramResult> {
  const child = spawn(process.execPath, programArguments, {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })))
}

/** A step that is one check: it passes when the program says so. */
export async function oneCheck(run: () => Promise<ProgramResult>): Promise<Outcome> {
  const { code, output } = await run()
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}
