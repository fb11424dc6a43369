import { spawn } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'

import { root, scratchDir } from '../workspace.ts'

export interface Duration {
  what: string
  seconds: number
}

export interface Outcome {
  passed: number
  failed: number
  /** Shown when something failed. */
  output: string
  /** The missing requirement that skips the step without a failure. */
  notRun?: string
  /** Durations of its parts. */
  durations?: readonly Duration[]
}

export interface Step {
  name: string
  /** Steps that must succeed first: otherwise this one would only repeat their failure. */
  needs?: readonly string[]
  /** Only uses the CPU, so it runs in parallel with steps that wait a lot. */
  onlyComputes?: boolean
  run(): Promise<Outcome>
}

export interface ProgramResult {
  code: number
  output: string
}

/** Halves the time of a start of Sild, which tests do dozens of times. */
const NODE_COMPILE_CACHE = join(scratchDir, 'compile-cache')

/** Runs `node <script> <arguments>` at the root and captures its output. */
export function runNode(
  programArguments: string[],
  environment: Record<string, string> = {},
  priority?: number,
): Promise<ProgramResult> {
  const child = spawn(process.execPath, programArguments, {
    cwd: root,
    env: { NODE_COMPILE_CACHE, ...process.env, FORCE_COLOR: process.stdout.isTTY ? '1' : '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (child.pid !== undefined && priority !== undefined) setPriority(child.pid, priority)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, output })))
}

/** Runs a program that only computes: tests that watch the clock go first. */
export const computeNode = (programArguments: string[]): Promise<ProgramResult> =>
  runNode(programArguments, {}, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))

/** A step with one check: it passes when the program succeeds. */
export async function oneCheck(run: () => Promise<ProgramResult>): Promise<Outcome> {
  const { code, output } = await run()
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output }
}
