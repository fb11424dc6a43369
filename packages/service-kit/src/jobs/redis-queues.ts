import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from '../log.ts'
import { jobOptions, workerOptions } from './queue-options.ts'
import type { Queues } from './queues.ts'

export function openRedisQueues(url: string, log: Logger): Queues {
  const prefix = '{bull}'
  const producer = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  producer.on('error', (error) => log.warn({ err: error }, 'queue connection lost'))
  const consumers: Redis[] = []
  const queues = new Map<string, Queue>()
  const queueOf = (name: string): Queue => {
    const known = queues.get(name)
    if (known) return known
    const queue = new Queue(name, { connection: producer, prefix, defaultJobOptions: jobOptions })
    queue.on('error', (error) => log.warn({ err: error, queue: name }, 'queue error'))
    queues.set(name, queue)
    return queue
  }
  return {
    canForget: true,
    queue: queueOf,
    worker(name, processor, options) {
      const connection = new Redis(url, { maxRetriesPerRequest: null })
      consumers.push(connection)
      const worker = new Worker(name, processor, { ...workerOptions, ...options, prefix, connection })
      worker.on('error', (error) => log.warn({ err: error, queue: name }, 'worker error'))
      return worker
    },
    async close() {
      await Promise.all([...queues.values()].map((queue) => queue.close()))
      for (const connection of [producer, ...consumers]) connection.disconnect()
    },
  }
}
