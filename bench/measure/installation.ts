import { rmSync } from 'node:fs'
import { buildInChild } from '../../tools/build/build-in-child.ts'
import { type Installation, startInstallation } from '../../tools/supervisor/installation.ts'
import { scratchDirectory } from './database.ts'

interface InstallationOptions {
  /** A module that each of its processes loads before all else. */
  preload?: URL
  /** The directory of existing data that is kept. No user can sign in to it. */
  kept?: string
}

/** The whole portal, with its demo market where no data are kept, for this run alone. Limits do not hold, for all the load is one caller's. */
export async function openInstallation({ kept, preload }: InstallationOptions = {}): Promise<
  Installation & AsyncDisposable
> {
  process.env.RATE_LIMIT_SCALE = '1000000'
  if (preload) process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload.href}`
  const dataDir = kept ?? scratchDirectory()
  const installation = await startInstallation({
    dataDir,
    port: 0,
    isPortGiven: true,
    hasDemo: kept === undefined,
    isFresh: false,
    mode: 'production',
    channel: 'production',
    build: () => buildInChild('production'),
  })
  return {
    ...installation,
    async [Symbol.asyncDispose]() {
      await installation.stop()
      if (!kept) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The metric of a process of the installation, summed over all labels. */
async function metricOf(url: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const series = [...metrics.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'gm'))]
  // A missing metric is not zero.
  if (series.length === 0) return NaN
  return series.reduce((sum, [, value]) => sum + Number(value), 0)
}
/** Since the process began. */
export const jobsDoneBy = (url: string): Promise<number> => metricOf(url, 'sild_job_seconds_count')
/** Microseconds that a process has computed. */
export const usedCpuOf = async (url: string): Promise<number> =>
  (await metricOf(url, 'process_cpu_seconds_total')) * 1_000_000
export const megabytesOf = async (url: string): Promise<number> =>
  (await metricOf(url, 'process_resident_memory_bytes')) / 1e6
