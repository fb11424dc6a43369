import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { releaseFolder, type RegistryStorage } from '@sild/registry'
import { type ReleaseFrame, releaseFrames } from './release-frames.ts'
import type { MapTask } from './source-frames-thread.ts'
import type { SourcePlace } from './source-map.ts'

export interface SourceFrame extends ReleaseFrame {
  /** Null where the release has no map of the file. */
  readonly source: SourcePlace | null
}
/** Finds the frames of releases in a stack, and where each was written: the innermost first. */
export type FindFrames = (stack: string) => Promise<SourceFrame[]>

/** As it is written, or as it was published. */
const program = join(import.meta.dirname, `source-frames-thread${extname(import.meta.filename)}`)
const MAX_FRAMES = 30

/** Parsing a map of several megabytes blocks, so a thread does it; its memory is freed when it ends. */
export function createFindFrames(storage: RegistryStorage): FindFrames {
  return async (stack) => {
    const frames = releaseFrames(stack).slice(0, MAX_FRAMES)
    const keyOf = ({ app, file, release }: ReleaseFrame): string => `${releaseFolder(app, release)}/${file}.map`
    const read = await Promise.all(
      [...new Set(frames.map(keyOf))].map(async (key) => [key, await storage.read(key).catch(() => null)] as const),
    )
    const maps = new Map(read.flatMap(([key, bytes]) => (bytes ? [[key, bytes] as const] : [])))
    const places = frames.map((frame) => ({ map: keyOf(frame), line: frame.line, column: frame.column }))
    const found = maps.size > 0 ? await inThread({ maps, places }) : []
    return frames.map((frame, index) => ({ ...frame, source: found[index] ?? null }))
  }
}

async function inThread(task: MapTask): Promise<(SourcePlace | null)[]> {
  const worker = new Worker(program, { name: 'source maps', workerData: task })
  worker.unref()
  try {
    const [found] = (await once(worker, 'message')) as [(SourcePlace | null)[]] // The thread answers so.
    return found
  } finally {
    await worker.terminate()
  }
}
