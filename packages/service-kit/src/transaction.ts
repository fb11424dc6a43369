import type { Knex } from 'knex'

export type Transaction = Knex.Transaction
/** What a query runs on: the pool or a transaction. Models are never bound, so every query names one. */
export type Connection = Knex | Transaction
