import type { Query } from '../../src/engine/opensearch/query.ts'
import { columnOf, type Properties, Refused, scoreOf, sorted, type Source, valuesOf } from './documents.ts'

interface Kept {
  version: number
  /** Nothing where it was deleted: its version is remembered. */
  source: Source | undefined
}
interface Index {
  readonly properties: Properties
  readonly written: Map<string, Kept>
  /** What a search sees, as of the last refresh. */
  seen: ReadonlyMap<string, Kept>
}

/** The indexes of the double with their documents and aliases. Requests were held against the specification before. */
export interface Indexes {
  create(name: string, body: unknown): object
  drop(name: string): object
  /** Lets searches see what was written, as time does in an engine. */
  refresh(name?: string): object
  underAlias(alias: string): object
  changeAliases(body: unknown): object
  write(writes: readonly { operation: unknown; source: unknown }[], isAliasRequired: boolean): object
  search(header: unknown, body: unknown): object
  names(): string[]
  /** Whether searches see what was written only after a refresh; as a rule they see it at once. */
  isLagging: boolean
  /** Guids of those that a search under the alias sees. */
  guids(alias: string): string[]
  /** Answers a write in place of it: a status and the type of an error. */
  refuse: ((guid: string) => { status: number; type: string } | undefined) | undefined
}

const RESULT_WINDOW = 10_000
const shards = { total: 1, successful: 1, failed: 0 }

export function createIndexes(): Indexes {
  const indexes = new Map<string, Index>()
  const aliases = new Map<string, Set<string>>()
  const namesOf = (name: string): string[] => (indexes.has(name) ? [name] : [...(aliases.get(name) ?? [])])
  const existing = (name: string): Index => {
    const [found] = namesOf(name)
    if (found === undefined) throw new Refused('index_not_found_exception', `no such index [${name}]`, 404)
    return indexes.get(found)!
  }
  const drop = (name: string): void => {
    if (!indexes.delete(name)) throw new Refused('index_not_found_exception', `no such index [${name}]`, 404)
    for (const [alias, names] of aliases) {
      names.delete(name)
      if (names.size === 0) aliases.delete(alias)
    }
  }
  const add = (alias: string, name: string): unknown => aliases.set(alias, (aliases.get(alias) ?? new Set()).add(name))

  const madeUp = (name: string): Index => {
    const index = { properties: {}, written: new Map(), seen: new Map() }
    indexes.set(name, index)
    return index
  }

  const writeOne = (kind: string, target: Target, source: Source | undefined, isAliasRequired: boolean): object => {
    const { _id, _index, version, version_type } = target
    const failed = (status: number, type: string, reason = type): object => ({
      [kind]: { _index, _id, status, error: { type, reason } },
    })
    const refused = double.refuse?.(_id)
    if (refused) return failed(refused.status, refused.type)
    const names = [...(aliases.get(_index) ?? [])]
    if (isAliasRequired && names.length !== 1) return failed(404, 'index_not_found_exception', `${_index} is no alias`)
    // A real engine creates missing indexes by itself.
    const [name] = names.length > 0 ? names : [_index]
    const { properties, written } = indexes.get(name!) ?? madeUp(name!)
    const unknown = Object.keys(source ?? {}).find((field) => !properties[field])
    if (unknown !== undefined) return failed(400, 'strict_dynamic_mapping_exception', unknown)
    const before = written.get(_id)
    const isOld = before && (version_type === 'external_gte' ? before.version > version : before.version >= version)
    if (isOld) return failed(409, 'version_conflict_engine_exception')
    written.set(_id, { version, source })
    const wasThere = before?.source !== undefined
    const result = source ? (wasThere ? 'updated' : 'created') : wasThere ? 'deleted' : 'not_found'
    const status = result === 'created' ? 201 : result === 'not_found' ? 404 : 200
    const of = { _index: name, _id, _version: version, _shards: shards, _seq_no: 1, _primary_term: 1 }
    return { [kind]: { ...of, result, status } }
  }

  const double: Indexes = {
    refuse: undefined,
    isLagging: false,
    names: () => [...indexes.keys()],
    guids: (alias) => [...existing(alias).seen].filter(([, kept]) => kept.source).map(([guid]) => guid),
    create(name, body) {
      if (indexes.has(name)) throw new Refused('resource_already_exists_exception', name)
      const { aliases: own, mappings } = body as { aliases: object; mappings: { properties: Properties } } // As above.
      indexes.set(name, { properties: mappings.properties, written: new Map(), seen: new Map() })
      for (const alias of Object.keys(own)) add(alias, name)
      return { acknowledged: true, shards_acknowledged: true, index: name }
    },
    drop(name) {
      drop(name)
      return { acknowledged: true }
    },
    refresh(name) {
      for (const index of name === undefined ? indexes.values() : [existing(name)]) index.seen = new Map(index.written)
      return { _shards: shards }
    },
    underAlias(alias) {
      const names = aliases.get(alias)
      if (!names) throw new Refused('aliases_not_found_exception', `alias [${alias}] missing`, 404)
      return Object.fromEntries([...names].map((name) => [name, { aliases: { [alias]: {} } }]))
    },
    changeAliases(body) {
      const { actions } = body as { actions: readonly Record<string, { alias: string; index: string }>[] } // As above.
      for (const action of actions) {
        if (action['add']) add(action['add'].alias, action['add'].index)
        if (action['remove']) {
          const { alias, index } = action['remove']
          const names = aliases.get(alias)
          if (!names?.delete(index)) throw new Refused('aliases_not_found_exception', alias, 404)
          if (names.size === 0) aliases.delete(alias)
        }
        if (action['remove_index']) drop(action['remove_index'].index)
      }
      return { acknowledged: true }
    },
    write(writes, isAliasRequired) {
      const items = writes.map(({ operation, source }) => {
        const [[kind, target]] = Object.entries(operation as object) as [[string, Target]] // The schema wants one.
        return writeOne(kind, target, source as Source | undefined, isAliasRequired)
      })
      const isRefused = items.some((item) => Object.values(item).some((each: { error?: unknown }) => each.error))
      return { took: 1, errors: isRefused, items }
    },
    search(header, body) {
      const { index } = header as { index: string } // As above.
      const { aggregations, from = 0, query, size = 10, sort = [] } = body as EngineQuery // As above.
      if (from + size > RESULT_WINDOW) throw new Refused('illegal_argument_exception', 'the window is too large')
      if (!double.isLagging) double.refresh(index)
      const { properties, seen } = existing(index)
      const hits = [...seen].flatMap(([id, { source }]) => {
        const score = source ? scoreOf(query, source, properties) : null
        return source && score !== null ? [{ id, score, source }] : []
      })
      const page = sorted(hits, sort, properties).slice(from, from + size)
      const counted = Object.entries(aggregations ?? {}).map(([name, { terms }]) => {
        const field = columnOf(properties, terms.field)
        const counts = new Map<string, number>()
        for (const { source } of hits)
          for (const key of new Set(valuesOf(source, field).map(String))) counts.set(key, (counts.get(key) ?? 0) + 1)
        const buckets = [...counts].map(([key, count]) => ({ key, doc_count: count })).slice(0, terms.size)
        return [name, { buckets, doc_count_error_upper_bound: 0, sum_other_doc_count: counts.size - buckets.length }]
      })
      return {
        took: 1,
        timed_out: false,
        _shards: shards,
        status: 200,
        hits: {
          total: { value: hits.length, relation: 'eq' },
          max_score: null,
          hits: page.map(({ id, score }) => ({ _index: index, _id: id, _score: score })),
        },
        ...(aggregations ? { aggregations: Object.fromEntries(counted) } : {}),
      }
    },
  }
  return double
}

interface Target {
  readonly _id: string
  readonly _index: string
  readonly version: number
  readonly version_type: string
}
interface EngineQuery {
  readonly query: Query
  readonly from?: number
  readonly size?: number
  readonly sort?: readonly Readonly<Record<string, { order: 'asc' | 'desc' }>>[]
  readonly aggregations?: Readonly<Record<string, { terms: { field: string; size: number } }>>
}
