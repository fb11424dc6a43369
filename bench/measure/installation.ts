import { rmSync } from 'node:fs'
import { buildInChild } from '../../tools/build/build-in-child.ts'
import { type Installation, startInstallation } from '../../tools/supervisor/installation.ts'
import { scratchDirectory } from './database.ts'

/**
 * The whole portal with its demo market, for this run alone. Limits do not hold, for all the load is one caller's.
 * `preload`: a module that each of its processes loads before all else.
 */
export async function openInstallation({ preload }: { preload?: URL } = {}): Promise<Installation & AsyncDisposable> {
  process.env.RATE_LIMIT_SCALE = '1000000'
  if (preload) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload.href}`
  const dataDir = scratchDirectory()
  const installation = await startInstallation({
    dataDir,
    port: 0,
    isPortGiven: true,
    hasDemo: true,
    isFresh: false,
    mode: 'production',
    channel: 'production',
    build: () => buildInChild('production'),
  })
  return {
    ...installation,
    async [Symbol.asyncDispose]() {
      await installation.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Microseconds that a process of the installation has computed, as it tells whoever collects metrics. */
export async function usedCpuOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000_000
}
