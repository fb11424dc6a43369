import { pageQuery } from '@sild/contract/paging'

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

export const failedInput = ({ job, queue }: OpenFailure, parameters: URLSearchParams) => ({
  params: { queue },
  query: { job, ...pageQuery(parameters, pageSize) },
})
