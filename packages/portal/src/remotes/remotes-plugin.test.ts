import fastify from 'fastify'
import { expect, it } from 'vitest'
import { remotesPlugin } from './remotes-plugin.ts'
import type { Remotes } from './remotes.ts'

it('ends the streams of open pages with the process, so that a stop of the development loop waits for none', async () => {
  const listeners = new Set<unknown>()
  const remotes = {
    isDevelopment: true,
    current: () => null,
    listen: (listener: unknown) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Remotes // The stream asks for no more.
  const app = fastify()
  await app.register(remotesPlugin, { remotes })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const stream = (await fetch(`${url}/__sild/releases`)).body!.getReader()
  await stream.read()
  expect(listeners.size).toBe(1)

  const begun = performance.now()
  await app.close()
  expect(performance.now() - begun).toBeLessThan(3000)
  expect((await stream.read()).done).toBe(true)
  expect(listeners.size).toBe(0)
})
