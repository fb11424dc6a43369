import pg from 'pg'

/** The statements that this process sends to Postgres while `work` runs, in order. */
export async function recordStatements(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  const statements: pg.QueryConfig[] = []
  const { query } = pg.Client.prototype
  // One signature of many; all of them begin with the statement.
  const queryAny = query as (this: pg.Client, ...asked: unknown[]) => Promise<pg.QueryResult>
  pg.Client.prototype.query = function recording(this: pg.Client, ...asked: unknown[]) {
    const [statement] = asked as [pg.QueryConfig | string]
    if (typeof statement === 'object') statements.push({ ...statement })
    return queryAny.apply(this, asked)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}
