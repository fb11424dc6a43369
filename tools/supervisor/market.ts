import pg from 'pg'

/** The content that the first start inserted; later starts leave it unchanged. */
export type Market = 'demo' | 'empty'

export const readMarket = (databaseUrl: string): Promise<Market | undefined> =>
  withClient(databaseUrl, async (client) => {
    await client.query(`
      create schema if not exists installation;
      create table if not exists installation.market (kind text not null, filled_at timestamptz not null default now())`)
    const { rows } = await client.query<{ kind: Market }>('select kind from installation.market')
    return rows[0]?.kind
  })

export const recordMarket = (databaseUrl: string, kind: Market): Promise<unknown> =>
  withClient(databaseUrl, (client) => client.query('insert into installation.market (kind) values ($1)', [kind]))

async function withClient<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
