/** Maximum of Postgres connections of each part of a process. A test keeps their sum below the limit of a server. */
export const connections = {
  /** Of each service, where it answers requests. */
  service: { transactions: 6, reads: 4 },
  /** Of each service, where its jobs run; it is woken by a connection of its own. */
  worker: { transactions: 4, reads: 2, wakes: 1, queues: 1 },
  /** The SMTP listener for answers. */
  inbound: { transactions: 2, reads: 2 },
  /** Of each queue, where its jobs run. */
  queue: { jobs: 1, wakes: 1 },
  /** Of each set of tables that the BFF has for itself: limits and delivery. */
  bffTables: 4,
  bff: { live: 1, queues: 1 },
  /** Of each service, while its tables are brought up to date. */
  migrations: 2,
} as const

/** Sum of a service's pools. */
export type PoolSizes = Readonly<Record<'transactions' | 'reads', number>>
