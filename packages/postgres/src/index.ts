export { connectionEnvironment, provision, type Provisioned } from './provision.ts'
export type { Postgres } from './server.ts'
export { discardPostgres, type PostgresOptions, startPostgres } from './start-postgres.ts'
