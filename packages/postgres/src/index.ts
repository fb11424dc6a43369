export { findFreePort, isFreePort } from './free-port.ts'
export { connectionEnvironment, provision, type Provisioned } from './provision.ts'
export { MAX_CONNECTIONS, type Postgres } from './server.ts'
export { discardPostgres, type PostgresOptions, startPostgres } from './start-postgres.ts'
