export { createServiceApp, type ServiceApp } from './app.ts'
export { asSystem, type CallOptions, type Calls } from './calls/calls.ts'
export { type Clock, systemClock } from './clock.ts'
export type { Connection, Database, Transaction } from './database.ts'
export { copyRows, type CopyValue } from './copy-rows.ts'
export { uniqueViolation } from './database-errors.ts'
export { type Environment, readServiceEnvironment, type RegistersConfig, type ServiceConfig } from './environment.ts'
export { AppError, type AppErrorDetails, invalidField, PermanentError } from './errors.ts'
export { hostServices, hostWorkers, runService, runWorker } from './host.ts'
export { forgetReplies } from './idempotency.ts'
export { jsonText, JsonText } from './json.ts'
export { migrateQueues } from './jobs/postgres-queues.ts'
export type { Kit } from './kit.ts'
export type { Live, LiveEnvelope } from './live.ts'
export { createLogger, type Logger } from './log.ts'
export type { Mail, Mailer } from './mailer.ts'
export { migrate } from './migrate.ts'
export { openKit, type OpenKit } from './open-kit.ts'
export type { Outbox } from './outbox.ts'
export type { Passwords } from './passwords.ts'
export type {
  ActorOf,
  Call,
  CompanyActor,
  Handler,
  JobFunction,
  JobHandler,
  JobRun,
  Route,
  SignedInActor,
} from './serve.ts'
export { serviceOf } from './serve.ts'
export { type AnyServiceDefinition, type BulkSize, defineService, type ServiceDefinition } from './service.ts'
export type { Sealer } from './sealer.ts'
export type { Storage } from './storage.ts'
export { errorText, localeFrom, localisedFields } from './texts.ts'
export { hashToken, type IssuedToken, issueToken } from './tokens.ts'
