export const pageSize = 20
const name = /^[a-z-]{1,60}$/

export interface OpenFailure {
  readonly queue: string
  readonly job: string
}
/** The kind of failed jobs that the address opens. */
export function failureOf(parameters: URLSearchParams): OpenFailure | null {
  const [queue = '', job = ''] = ['queue', 'job'].map((key) => parameters.get(key) ?? '')
  return name.test(queue) && name.test(job) ? { queue, job } : null
}
export const pageOf = (parameters: URLSearchParams): number =>
  Math.max(1, Math.min(50, Number.parseInt(parameters.get('page') ?? '', 10) || 1))

export const failedInput = ({ job, queue }: OpenFailure, page: number) => ({
  params: { queue },
  query: { job, limit: pageSize, offset: (page - 1) * pageSize },
})
