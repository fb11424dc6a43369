import { type AnyServiceDefinition, openKit, readServiceEnvironment } from '@sild/service-kit'
import pg from 'pg'

import { definitions } from './definitions.ts'
import { endWithParent } from './end-with-parent.ts'

/** Fills an installation once. Seeds change nothing when they run twice, so an interrupted first time does no harm. */
endWithParent()
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query(`
  create schema if not exists installation;
  create table if not exists installation.milestones (name text primary key, reached_at timestamptz not null default now())`)
const { rowCount } = await client.query(`select from installation.milestones where name = 'demo'`)
if (rowCount === 0) {
  for (const definition of definitions) await seed(definition)
  await client.query(`insert into installation.milestones (name) values ('demo')`)
}
await client.end()

async function seed(definition: AnyServiceDefinition): Promise<void> {
  const { close, kit } = openKit(readServiceEnvironment(definition.name, process.env))
  try {
    await definition.seed?.(definition.createDeps(kit))
  } finally {
    await close()
  }
}
