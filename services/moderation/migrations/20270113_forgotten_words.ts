import { makeForgettable, makeUnforgettable } from '@sild/service-kit/make-forgettable'
import type { Knex } from 'knex'

const written = [
  ['audit_entries', ['email', 'note']],
  ['report_decisions', ['email', 'message']],
] as const

/** Texts and addresses of moderators are personal data, so both can be erased with an account. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, columns] of written) await makeForgettable(knex, table, columns)
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, columns] of written) await makeUnforgettable(knex, table, columns)
}
