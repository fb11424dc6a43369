import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'

import { Failure } from '../failure.mjs'
import { findRuntime, nodeName } from './find.mjs'

const FORWARDED = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
const NPM_POLL_MS = 500

/**
 * Runs `node` with these arguments under the pinned runtime and ends as it ends.
 * A bound program learns over its IPC channel that this process, or the npm that started it, is gone.
 *
 * @param {string[]} programArguments
 * @param {{ bound?: boolean }} [options]
 */
export function runUnderPinnedNode(programArguments, { bound = false } = {}) {
  const runtime = findRuntime()
  if (!runtime) throw new Failure('Nothing is installed yet.', 'Run npm start or npm test once.')
  const child = spawn(join(runtime, nodeName), programArguments, {
    stdio: bound ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...process.env, PATH: `${runtime}${delimiter}${process.env.PATH ?? ''}` },
  })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  const watch = bound ? watchNpm(() => child.disconnect()) : undefined
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1))
  })
}

/**
 * npm waits for its command, so its end, or that of the shell in between, means that it was killed.
 * @param {() => void} onGone
 */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  const npm = findNpm(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return
    clearInterval(watch)
    onGone()
  }, NPM_POLL_MS)
  return watch
}

/**
 * The first of our ancestors that is not a shell.
 * @param {number} pid
 * @returns {number}
 */
function findNpm(pid) {
  try {
    const [, name = '', parent] = /\((.*)\) \S+ (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return /^(ba|da|k|z)?sh$/.test(name) ? findNpm(Number(parent)) : pid
  } catch {
    // On other systems than Linux the shell is replaced by the program.
    return pid
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
