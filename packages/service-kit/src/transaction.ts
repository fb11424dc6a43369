import type { Knex } from 'knex'

export type Transaction = Knex.Transaction
/** Where a query runs: the pool or a transaction. Models are never bound, so every query names one. */
export type Connection = Knex | Transaction
