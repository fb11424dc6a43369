import { type SearchType, searchTypes } from '@sild/contract/enums'
import type { Kit } from '@sild/service-kit'
import { readBatch, readSome } from '../findable.ts'
import { CHANGES_KNOWN_MS, changedOf, changesSince } from '../postgres/index-changes.ts'
import { answering, type EngineClient, filling } from './client.ts'
import { documentOf } from './mappings.ts'
import { releaseLock, saveProgress, type Progress, takeLock, LockLost } from './progress.ts'
import { writeAll } from './write-all.ts'

interface Options extends Pick<Kit, 'clock' | 'database'> {
  readonly client: EngineClient
  readonly log: Pick<Kit['log'], 'error' | 'info'>
  /** After this time it starts no new batch. */
  readonly longestMs?: number
}

/** Few enough that they are in memory together. */
const CHANGES_AT_ONCE = 500
/** Version of filled documents: lower than that of any change. */
const FILL_VERSION = 1
/** Another job continues after this time, so that no job exceeds its limit. */
const LONGEST_MS = 20_000

/**
 * Writes changes to the engine. Builds a new index if there is none, if it is too old, or if all data was replaced.
 * The new index is filled next to the one in use, gets every change meanwhile, and then replaces it in one step.
 * If another process holds the lock, this one returns: the holder checks for changes again after it releases the lock.
 * @returns whether there is more to do
 */
export async function followChanges(options: Options): Promise<boolean> {
  const { database } = options
  const endsAt = performance.now() + (options.longestMs ?? LONGEST_MS)
  let known: ReadonlySet<string> = new Set()
  for (;;) {
    const taken = await takeLock(database)
    if (!taken) return false
    let progress = taken
    const step = async (): Promise<void> => void ({ known, progress } = await follow(options, progress, known))
    try {
      progress = await begin(options, progress)
      await step()
      while (progress.nextIndex !== null) {
        progress = await fill(options, progress)
        await step()
        if (progress.nextIndex !== null && progress.fillingType === null) progress = await letAnswer(options, progress)
        if (performance.now() >= endsAt) break
      }
    } catch (error) {
      if (error instanceof LockLost) return false
      throw error
    } finally {
      await releaseLock(database, taken)
    }
    if (progress.nextIndex !== null) return true
    // Process changes that arrived while we held the lock.
    const { changes } = await changesSince(database, progress.since)
    if (changes.every(({ number }) => known.has(number))) return false
  }
}

/** Sees to it that there is an index that is written to. */
async function begin(options: Options, before: Progress): Promise<Progress> {
  const { client, clock, database } = options
  const isTooOld = clock.now().getTime() - before.followedAt.getTime() > CHANGES_KNOWN_MS
  // Some changes since then are no longer stored.
  if (isTooOld || before.isRebuildWanted) return beginNext(options, before)
  const { nextIndex } = before
  const answers = await client.indexesOf(answering)
  // A process may have ended after it put the index in use and before it noted that.
  const isUsed = nextIndex !== null && answers.includes(nextIndex)
  if (isUsed) return saveProgress(database, before, { nextIndex: null })
  const there = nextIndex === null ? answers : await client.indexesOf(filling)
  return there.length === 0 ? beginNext(options, before) : before
}

/** Creates an empty index next to the one in use, and drops an index that was being filled. */
async function beginNext({ client, clock, database, log }: Options, progress: Progress): Promise<Progress> {
  for (const name of await client.indexesOf(filling)) await client.drop(name)
  const name = `${answering}-${clock.now().toISOString().replaceAll(/\D/g, '')}-${progress.version}`
  await client.create(name)
  log.info({ index: name }, 'the search engine is given a new index')
  return saveProgress(database, progress, {
    isRebuildWanted: false,
    nextIndex: name,
    fillingType: searchTypes[0],
    filledUpTo: null,
  })
}

/** Writes the changes since then to every index. Starts a new index if all data was replaced. */
async function follow(
  options: Options,
  before: Progress,
  known: ReadonlySet<string>,
): Promise<{ known: ReadonlySet<string>; progress: Progress }> {
  const { database } = options
  const { changes, next } = await changesSince(database, before.since)
  const fresh = changes.filter(({ number }) => !known.has(number))
  for (const type of searchTypes) {
    const guids = changedOf(type, fresh)
    for (let start = 0; start < guids.length; start += CHANGES_AT_ONCE)
      await writeChanged(options, before, type, guids.slice(start, start + CHANGES_AT_ONCE))
  }
  const progress = await saveProgress(database, before, { since: next })
  const another = fresh.findLast(({ number, type }) => type === null && BigInt(number) > BigInt(before.rebuiltChange))
  const seen = new Set(changes.map(({ number }) => number))
  if (!another) return { known: seen, progress }
  const begun = await beginNext(options, progress)
  return { known: seen, progress: await saveProgress(database, begun, { rebuiltChange: another.number }) }
}

/** Writes those as they are now. */
async function writeChanged(
  { client, database, log }: Options,
  progress: Progress,
  type: SearchType,
  guids: readonly string[],
): Promise<void> {
  const { nextIndex, version } = progress
  // While the first one is filled nothing answers.
  const answers = nextIndex === null || (await client.indexesOf(answering)).length > 0
  const targets = [...(answers ? [answering] : []), ...(nextIndex === null ? [] : [filling])]
  const found = new Map((await readSome(database, type, guids)).map((findable) => [findable.guid, findable]))
  const writes = targets.flatMap((alias) =>
    guids.map((guid) => {
      const findable = found.get(guid)
      return { alias, guid, version, document: findable && documentOf(type, findable) }
    }),
  )
  await writeAll(client, writes, log)
  // Renews the lock, however many changes there are.
  await saveProgress(database, progress, {})
}

/** Fills the next batch into the index that is not in use yet. */
async function fill({ client, database, log }: Options, progress: Progress): Promise<Progress> {
  const type = progress.fillingType
  if (type === null) return progress
  const { findables, last } = await readBatch(database, type, progress.filledUpTo ?? undefined)
  await writeAll(
    client,
    findables.map((findable) => ({
      alias: filling,
      guid: findable.guid,
      version: FILL_VERSION,
      document: documentOf(type, findable),
    })),
    log,
  )
  if (last) return saveProgress(database, progress, { filledUpTo: { dated: last.dated, guid: last.guid } })
  const nextType = searchTypes[searchTypes.indexOf(type) + 1] ?? null
  return saveProgress(database, progress, { fillingType: nextType, filledUpTo: null })
}

/** Lets it answer from now on. */
async function letAnswer({ client, database, log }: Options, progress: Progress): Promise<Progress> {
  const name = progress.nextIndex! // The caller has checked it.
  await client.refresh(filling)
  // Throws if another process has taken the lock and writes to the index.
  await saveProgress(database, progress, {})
  await client.use(name)
  log.info({ index: name }, 'the new index of the search engine answers')
  return saveProgress(database, progress, { nextIndex: null })
}
