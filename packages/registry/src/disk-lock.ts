import { mkdir, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isCode } from './error-code.ts'

const retryMilliseconds = 10
/** An update takes milliseconds; a lock this old belongs to a process that died. */
const staleMilliseconds = 10_000

/** A folder is the lock: making one is atomic everywhere. */
export async function withDiskLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > staleMilliseconds) await rm(lock, { recursive: true, force: true })
    else await setTimeout(retryMilliseconds)
  }
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}
