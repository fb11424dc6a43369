/** Maximum of Postgres connections of each part of a process. A test keeps their sum below the limit of a server. */
export const connections = {
  /** Each service, for requests. */
  service: { transactions: 6, reads: 4 },
  /** Each service, for jobs, with one connection for notifications. */
  worker: { transactions: 4, reads: 2, wakes: 1, queues: 1 },
  /** The SMTP listener for answers. */
  inbound: { transactions: 2, reads: 2 },
  /** Each queue with its jobs. */
  queue: { jobs: 1, wakes: 1 },
  /** Each group of tables of the BFF: limits and delivery. */
  bffTables: 4,
  bff: { live: 1, queues: 1 },
  /** Each service, for migrations. */
  migrations: 2,
} as const

/** Sum of a service's pools. */
export type PoolSizes = Readonly<Record<'transactions' | 'reads', number>>
