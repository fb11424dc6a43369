import { run, sql, type Transaction } from '@sild/service-kit'

/** Stores how long a change took to be searchable: its job's id has the time of the change. Last in its transaction. */
export const noteDelay = async (trx: Transaction, jobId: string): Promise<void> =>
  void (await run(
    trx,
    sql`insert into index_delays (delay_ms)
        select greatest(0, least(extract(epoch from clock_timestamp() - changed_at) * 1000, 2147483647))
        from (select uuid_extract_timestamp(${jobId}::uuid) as changed_at) as change where changed_at is not null`,
  ))
