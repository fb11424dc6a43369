import { mkdir, mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withDiskLock } from './disk-lock.ts'

const folder = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'registry-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return root
}

it('lets one process in at a time, and leaves nothing behind', async () => {
  const root = await folder()
  let [inside, most] = [0, 0]
  const enter = () =>
    withDiskLock(join(root, 'lock'), async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise((resolve) => setTimeout(resolve, 1))
      inside -= 1
    })
  const refused = withDiskLock(join(root, 'lock'), () => Promise.reject(new Error('it went wrong')))
  await Promise.all([expect(refused).rejects.toThrow('it went wrong'), ...Array.from({ length: 10 }, enter)])
  expect(most).toBe(1)
  expect(await readdir(root)).toEqual([])
})
it('does not wait for a process that died', async () => {
  const root = await folder()
  const longAgo = new Date(Date.now() - 11_000)
  await mkdir(join(root, 'lock'))
  await utimes(join(root, 'lock'), longAgo, longAgo)
  expect(await withDiskLock(join(root, 'lock'), async () => 'in')).toBe('in')
})
it('stays with a process that works for long', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const root = await folder()
  const lock = join(root, 'lock')
  const longAgo = new Date(Date.now() - 11_000)
  await withDiskLock(lock, async () => {
    await utimes(lock, longAgo, longAgo)
    vi.advanceTimersByTime(2000)
    await vi.waitFor(async () => expect(Date.now() - (await stat(lock)).mtimeMs).toBeLessThan(10_000))
  })
})
