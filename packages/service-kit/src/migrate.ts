import { fileURLToPath } from 'node:url'
import knexModule, { type Knex } from 'knex'
import { connections } from './connections.ts'
import type { AnyServiceDefinition } from './service.ts'

const { knex: createKnex } = knexModule
const kitMigrations = new URL('../migrations/', import.meta.url)
const MIGRATION_LOCK = 7_453_002

/** Brings the schema of a service up to date: the kit's tables, then its own. Several at once wait for each other. */
export async function migrate(
  definition: Pick<AnyServiceDefinition, 'name' | 'migrations'>,
  databaseUrl: string,
): Promise<void> {
  const knex = createKnex({
    client: 'pg',
    connection: {
      connectionString: databaseUrl,
      application_name: `${definition.name} migrations`,
      lock_timeout: 2000,
      statement_timeout: 0,
    } as Knex.PgConnectionConfig, // Knex declares fewer options than the driver has.
    pool: { min: 0, max: connections.migrations },
  })
  try {
    await withLock(knex, async () => {
      await latest(knex, kitMigrations, 'kit_migrations')
      await latest(knex, definition.migrations, 'migrations')
    })
  } finally {
    await knex.destroy()
  }
}

async function latest(knex: Knex, directory: URL, tableName: string): Promise<void> {
  const config = { directory: fileURLToPath(directory), tableName, loadExtensions: ['.ts'], extension: 'ts' }
  // The lock that counts is ours, which dies with its connection; knex's own would outlive a killed process.
  await knex.migrate.forceFreeMigrationsLock(config)
  await knex.migrate.latest(config)
}

async function withLock(knex: Knex, work: () => Promise<void>): Promise<void> {
  const connection = await knex.client.acquireConnection()
  try {
    await connection.query(
      `set lock_timeout = 0; select pg_advisory_lock(${MIGRATION_LOCK}, hashtext(current_schema()))`,
    )
    await work()
  } finally {
    await connection.query(`select pg_advisory_unlock_all()`)
    await knex.client.releaseConnection(connection)
  }
}
