/** How many connections to Postgres each part of a process opens at most. A test holds their sum below what a server takes. */
export const connections = {
  /** Of each service, where it answers requests. */
  service: { transactions: 6, reads: 4 },
  /** Of each service, where its jobs run; it is woken by a connection of its own. */
  worker: { transactions: 4, reads: 2, wakes: 1, queues: 1 },
  /** Where answers by mail come in. */
  inbound: { transactions: 2, reads: 2 },
  /** Of each queue, where its jobs run. */
  queue: { jobs: 1, wakes: 1 },
  /** Of each set of tables that the BFF has for itself: limits and delivery. */
  bffTables: 4,
  bff: { live: 1, queues: 1 },
  /** Of each service, while its tables are brought up to date. */
  migrations: 2,
} as const

/** What a service's pools hold. */
export type PoolSizes = Readonly<Record<'transactions' | 'reads', number>>
