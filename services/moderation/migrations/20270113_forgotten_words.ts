import { makeForgettable, makeUnforgettable } from '@sild/service-kit/make-forgettable'
import type { Knex } from 'knex'

const written = [
  ['audit_entries', ['email', 'note']],
  ['report_decisions', ['email', 'message']],
] as const

/** What moderators write may name a person, and their own address names them. Both are erased with the account. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, columns] of written) await makeForgettable(knex, table, columns)
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, columns] of written) await makeUnforgettable(knex, table, columns)
}
