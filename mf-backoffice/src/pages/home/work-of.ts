import type { InputOf, ReplyOf } from '@sild/api-client'
import type { StaffRole } from '@sild/contract/enums'
import type { Endpoint } from '@sild/contract/operation'
import { useApi } from '@sild/shell-api'
import { apiQuery, useQuery } from '@sild/shell-api/query'
import type { WorkId } from './work-ids.ts'

export interface Work {
  readonly count: number
  /** Beyond what was promised; absent where nothing is. */
  readonly lateCount?: number
  /** What the reader has claimed. */
  readonly heldCount?: number
  readonly oldestAt: string | null
}

interface WorkOptions<Called extends Endpoint> {
  readonly id: WorkId
  /** Whose it is; an admin does all of it. */
  readonly role: StaffRole
  readonly path: string
  readonly operation: Called
  readonly input: InputOf<Called>
  readonly read: (reply: ReplyOf<Called>) => Work
}

/** A kind of work that waits, read from the list where it is done. A service that is away takes only its own number with it. */
export const workOf = <Called extends Endpoint>({ id, input, operation, path, read, role }: WorkOptions<Called>) => ({
  id,
  role,
  path,
  listPath: operation.path,
  useWork() {
    const { data, isFetching, refetch } = useQuery(apiQuery(useApi(), operation, input))
    return { work: data && read(data), isFetching, retry: () => void refetch() }
  },
})
export type KindOfWork = ReturnType<typeof workOf>
