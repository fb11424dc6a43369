import { parentPort, workerData } from 'node:worker_threads'
import { type FindSource, readSourceMap, type SourcePlace } from './source-map.ts'

/** A place in a file that was built, and the key of the file's map. */
export interface BuiltPlace {
  readonly map: string
  readonly line: number
  readonly column: number
}
export interface MapTask {
  readonly maps: ReadonlyMap<string, Uint8Array>
  readonly places: readonly BuiltPlace[]
}

const { maps, places } = workerData as MapTask // `createFindFrames` starts the thread with it.
const read = new Map<string, FindSource>()
const findIn = (key: string, bytes: Uint8Array): FindSource => {
  const known = read.get(key) ?? readSourceMap(Buffer.from(bytes).toString())
  read.set(key, known)
  return known
}
const found: (SourcePlace | null)[] = places.map(({ column, line, map }) => {
  const bytes = maps.get(map)
  return bytes ? findIn(map, bytes)(line, column) : null
})
parentPort?.postMessage(found)
