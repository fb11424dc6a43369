import { type Database, type JsonText, sql } from '@sild/service-kit'

/** Delays of the last hour's changes, and the latest rebuild. */
export const searchIndex = ({ readReply }: Database): Promise<JsonText> =>
  readReply(sql`
    select json_build_object(
      'delays', (
        select json_build_object(
          'count', count(*)::int,
          'medianMs', percentile_disc(0.5) within group (order by delay_ms),
          'slowMs', percentile_disc(0.95) within group (order by delay_ms),
          'slowestMs', max(delay_ms)
        ) from index_delays where indexed_at > now() - interval '1 hour'
      ),
      'rebuild', (
        select json_build_object(
          'startedAt', instant(started_at),
          'endedAt', instant(ended_at),
          'movedAt', instant(moved_at),
          'isUsed', is_used,
          'doneCount', done_count,
          'totalCount', greatest(total_count, done_count)
        ) from index_rebuilds order by started_at desc limit 1
      )
    )::text as reply`)
