import { Counter, collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client'

let hasDefaults = false

const requests = new Histogram({
  name: 'sild_request_seconds',
  help: 'Answers of services by operation and status',
  labelNames: ['service', 'operation', 'status'] as const,
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
})
const jobRuns = new Histogram({
  name: 'sild_job_seconds',
  help: 'Job runs by job and outcome',
  labelNames: ['job', 'outcome'] as const,
  buckets: [0.005, 0.025, 0.1, 0.5, 2.5, 10, 30],
})
const relayed = new Counter({
  name: 'sild_outbox_relayed_total',
  help: 'Jobs handed to their queue',
  labelNames: ['service'] as const,
})
const breakers = new Gauge({
  name: 'sild_breaker_open',
  help: '1 while calls to a service are cut off',
  labelNames: ['service'] as const,
})

/** Cached by labels: looking a counter up by three labels is slower than counting. */
const observers = new Map<string, ReturnType<typeof requests.labels>>()

export function observeRequest(service: string, operation: string, status: number, elapsedMs: number): void {
  const key = `${service} ${operation} ${status}`
  const observer = observers.get(key) ?? requests.labels({ service, operation, status })
  observers.set(key, observer)
  observer.observe(elapsedMs / 1000)
}
export const observeJob = (job: string, outcome: 'done' | 'failed', elapsedMs: number): void =>
  jobRuns.observe({ job, outcome }, elapsedMs / 1000)
export const countRelayed = (service: string, count: number): void => relayed.inc({ service }, count)
export const showBreaker = (service: string, isOpen: boolean): void => breakers.set({ service }, isOpen ? 1 : 0)

export function renderMetrics(): Promise<string> {
  if (!hasDefaults) collectDefaultMetrics()
  hasDefaults = true
  return register.metrics()
}
