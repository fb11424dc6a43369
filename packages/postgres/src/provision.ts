import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'

const EXTENSIONS = ['pg_trgm', 'unaccent', 'citext', 'btree_gin']
const PROVISION_LOCK = 7_453_001

export interface ProvisionOptions {
  /** One schema and one login role each; `accounts` becomes schema `accounts` and role `sild_accounts`. */
  services: string[]
  database?: string
  /** Passwords are derived from it, so that every machine of an installation agrees. Default: random ones. */
  secret?: string
}

/** Connection strings. None of them can read another's tables. */
export interface Provisioned {
  admin: string
  jobs: string
  bff: string
  services: Record<string, string>
}

interface Tenant {
  schema: string
  role: string
  password: string
  settings: Record<string, string>
}

const SETTINGS = {
  statement_timeout: '3s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
}

/** Makes the database, its extensions, and a schema with a login role for every process. Idempotent. */
export async function provision(adminUrl: string, options: ProvisionOptions): Promise<Provisioned> {
  const { database = 'sild', secret = randomBytes(32).toString('hex'), services } = options
  const tenant = (schema: string, role: string, settings = SETTINGS): Tenant => ({
    schema,
    role,
    password: createHmac('sha256', secret).update(`postgres role ${role}`).digest('base64url'),
    settings,
  })
  const tenants = services.map((service) => tenant(service, `sild_${service}`))
  const jobs = tenant('bullmq', 'sild_jobs', { ...SETTINGS, statement_timeout: '10s' })
  const bff = tenant('bff', 'sild_bff')

  const admin = withDatabase(adminUrl, database)
  await withClient(adminUrl, async (server) => {
    // Roles belong to the whole server, where two provisions at once would trip over each other.
    await server.query('select pg_advisory_lock($1)', [PROVISION_LOCK])
    await createDatabase(server, database)
    await withClient(admin, async (client) => {
      await client.query('begin')
      await closeToOthers(client, database)
      for (const each of [...tenants, jobs, bff]) await admit(client, each, database)
      // BullMQ's migration asks for its schema, though it is there, and many jobs are added by way of a temporary table.
      await client.query(`grant create, temporary on database ${client.escapeIdentifier(database)} to ${jobs.role}`)
      if (services.includes('audit')) await witnessAudit(client, 'sild_audit')
      await client.query('commit')
    })
  })

  const urlOf = ({ role, password }: Tenant) => withAccount(admin, role, password)
  return {
    admin,
    jobs: urlOf(jobs),
    bff: urlOf(bff),
    services: Object.fromEntries(tenants.map((each) => [each.schema, urlOf(each)])),
  }
}

/** The environment variables under which the processes look for their connection strings. */
export function connectionEnvironment(provisioned: Provisioned): Record<string, string> {
  const services = Object.entries(provisioned.services)
  return {
    DATABASE_URL: provisioned.admin,
    JOBS_DATABASE_URL: provisioned.jobs,
    BFF_DATABASE_URL: provisioned.bff,
    ...Object.fromEntries(services.map(([service, url]) => [`${service.toUpperCase()}_DATABASE_URL`, url])),
  }
}

async function createDatabase(client: pg.Client, database: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)} template template0`)
}

async function closeToOthers(client: pg.Client, database: string): Promise<void> {
  await client.query(`
    revoke all on database ${client.escapeIdentifier(database)} from public;
    revoke all on schema public from public;
    create schema if not exists extensions;
    ${EXTENSIONS.map((extension) => `create extension if not exists ${extension} schema extensions;`).join('\n')}
  `)
}

async function admit(client: pg.Client, tenant: Tenant, database: string): Promise<void> {
  const role = client.escapeIdentifier(tenant.role)
  const schema = client.escapeIdentifier(tenant.schema)
  const password = client.escapeLiteral(tenant.password)
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [tenant.role])
  const settings = { search_path: `${schema}, extensions`, ...tenant.settings }
  await client.query(`
    ${rowCount ? 'alter' : 'create'} role ${role} login noinherit nocreatedb nocreaterole password ${password};
    grant ${role} to current_user;
    grant connect on database ${client.escapeIdentifier(database)} to ${role};
    create schema if not exists ${schema} authorization ${role};
    grant usage on schema extensions to ${role};
    ${Object.entries(settings)
      .map(([name, value]) => `alter role ${role} set ${name} to ${name === 'search_path' ? value : `'${value}'`};`)
      .join('\n')}
  `)
}

/**
 * Stores the head of the audit log after each action, in a schema with insert rights only for the service. A log that
 * was cut, or restored from an old copy, no longer has the row of this head.
 */
async function witnessAudit(client: pg.Client, role: string): Promise<void> {
  await client.query(`
    create schema if not exists audit_witness;
    create table if not exists audit_witness.heads (
      position bigint primary key check (position > 0),
      hash bytea not null,
      seen_at timestamptz not null default now()
    );
    create or replace function audit_witness.refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The heads of the audit log only grow';
    end $$;
    create or replace trigger heads_stand before update or delete on audit_witness.heads
      for each row execute function audit_witness.refuse_change();
    create or replace trigger heads_stay before truncate on audit_witness.heads
      for each statement execute function audit_witness.refuse_change();
    grant usage on schema audit_witness to ${client.escapeIdentifier(role)};
    grant select, insert on audit_witness.heads to ${client.escapeIdentifier(role)};
  `)
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, database: string): string {
  const result = new URL(url)
  result.pathname = `/${database}`
  return result.href
}

function withAccount(url: string, username: string, password: string): string {
  const result = new URL(url)
  result.username = username
  result.password = password
  return result.href
}
