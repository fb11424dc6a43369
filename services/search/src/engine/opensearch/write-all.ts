import { setTimeout as wait } from 'node:timers/promises'
import type { Kit } from '@sild/service-kit'
import { type EngineClient, EngineError, type Write } from './client.ts'

/** Maximum of documents in a request: engines read requests whole. */
const MAX_BYTES = 4_000_000
const MAX_WRITES = 1000
/** Pauses before retries while the engine is too busy: 6 s in all. */
const PAUSES_MS = [200, 400, 800, 1600, 3000]
const TOO_MUCH = 429
const CONFLICT = 409
const NOT_FOUND = 404

/**
 * Writes all of them, in as many requests as they need. If the engine rejects a document for its content, that is
 * logged, because a retry cannot help. @throws where one of them may not have been written
 */
export async function writeAll(
  client: Pick<EngineClient, 'write'>,
  writes: readonly Write[],
  log: Pick<Kit['log'], 'error'>,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (const batch of batchesOf(writes)) {
    let left = batch
    for (let nth = 0; left.length > 0; nth += 1) {
      left = await refusedOf(client, left, log)
      if (left.length === 0) break
      const pause = pausesMs[nth]
      if (pause === undefined) throw new EngineError(`${left.length} documents were refused again and again`, TOO_MUCH)
      await wait(pause)
    }
  }
}

interface Lines extends Write {
  readonly lines: readonly string[]
}

function* batchesOf(writes: readonly Write[]): Generator<Lines[]> {
  let batch: Lines[] = []
  let bytes = 0
  for (const write of writes) {
    const lines = linesOf(write)
    const size = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
    if (batch.length > 0 && (bytes + size > MAX_BYTES || batch.length === MAX_WRITES)) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push({ ...write, lines })
    bytes += size
  }
  if (batch.length > 0) yield batch
}

function linesOf({ alias, document, guid, version }: Write): string[] {
  // Equal versions are from one holder of the lock, which writes in sequence.
  const target = { _index: alias, _id: guid, version, version_type: 'external_gte' }
  return document ? [JSON.stringify({ index: target }), JSON.stringify(document)] : [JSON.stringify({ delete: target })]
}

/** Writes the documents once, and returns those that the engine is too busy for. */
async function refusedOf(
  client: Pick<EngineClient, 'write'>,
  batch: readonly Lines[],
  log: Pick<Kit['log'], 'error'>,
): Promise<Lines[]> {
  let written
  try {
    written = await client.write(batch.flatMap(({ lines }) => lines))
  } catch (error) {
    if (error instanceof EngineError && error.status === TOO_MUCH) return [...batch]
    throw error
  }
  return batch.filter((write, index) => {
    const { error, status } = written[index]!
    if (status === TOO_MUCH) return true
    // The engine has a newer version, or the document to delete did not exist.
    if (status < 300 || status === CONFLICT || (status === NOT_FOUND && !error)) return false
    if (status === NOT_FOUND || status >= 500) throw new EngineError(`${error?.type}: ${error?.reason}`, status)
    log.error({ guid: write.guid, status, reason: error }, 'the search engine refuses a document')
    return false
  })
}
