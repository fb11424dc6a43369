import { jobs } from '@sild/contract/jobs'
import { MAX_CONNECTIONS } from '@sild/postgres'
import { connections } from '@sild/service-kit/connections'
import { describe, expect, it } from 'vitest'

import { definitions } from '../processes/definitions.ts'
import { codeOf, read } from './sources.ts'

/** For developers who inspect the database, and for those that Postgres reserves for its administrator. */
const RESERVE = 20

const sum = (sizes: Readonly<Record<string, number>>): number => Object.values(sizes).reduce((all, one) => all + one, 0)
const servers = codeOf('{bff,services,packages}/**/src/**/*.ts').filter(
  (path) => !/^packages\/(postgres|testing)\//.test(path),
)
const count = (text: string): number => servers.reduce((all, path) => all + read(path).split(text).length - 1, 0)

describe('connections to Postgres', () => {
  it('are fewer than the limit of the server, also while every process is replaced by another', () => {
    const queues = new Set(Object.values(jobs).map(({ queue }) => queue)).size
    const services = definitions.length * sum(connections.service)
    const workers = definitions.length * sum(connections.worker) + queues * sum(connections.queue)
    const inbound = sum(connections.inbound)
    const bff = count('= openTables({') * connections.bffTables + sum(connections.bff)
    const migrations = definitions.length * connections.migrations
    expect(2 * (services + workers + inbound + bff) + migrations).toBeLessThanOrEqual(MAX_CONNECTIONS - RESERVE)
  })

  it('are opened by pools with the sizes of the table that this sums up', () => {
    // A knex without a connection only writes SQL.
    const pools = servers.filter((path) => /new pg\.Pool\(|createKnex\((?!\{ client: 'pg' \}\))/.test(read(path)))
    expect(pools).not.toEqual([])
    expect(pools.filter((path) => !/\bmax: [a-z]/i.test(read(path)) || /\bmax: \d/.test(read(path)))).toEqual([])
  })
})
