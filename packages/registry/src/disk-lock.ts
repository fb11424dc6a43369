import { mkdir, rm, stat, utimes } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { isCode } from './error-code.ts'

const retryMs = 10
const aliveMs = 2000
/** Who holds a lock touches it more often: one this old belongs to a process that died. */
const staleMs = 10_000

/** A folder is the lock: making one is atomic everywhere. */
export async function withDiskLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true })
  while (!(await take(lock))) {
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > staleMs) await rm(lock, { recursive: true, force: true })
    else await setTimeout(retryMs)
  }
  const touching = setInterval(() => {
    const now = new Date()
    utimes(lock, now, now).catch(() => undefined)
  }, aliveMs)
  try {
    return await work()
  } finally {
    clearInterval(touching)
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
