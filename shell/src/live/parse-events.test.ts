import { expect, it } from 'vitest'
import { parseEvents, type ServerSentEvent } from './parse-events.ts'

async function all(body: ReadableStream<Uint8Array>): Promise<ServerSentEvent[]> {
  const events: ServerSentEvent[] = []
  for await (const event of parseEvents(body, () => {})) events.push(event)
  return events
}

async function parse(...chunks: string[]): Promise<ServerSentEvent[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return all(body)
}
const dataOf = async (...chunks: string[]) => (await parse(...chunks)).map(({ data }) => data)

it('joins events that arrive in pieces', async () => {
  expect(await dataOf('data: {"a"', ':1}\n', '\ndata: 2\n\nda', 'ta:3\n\n')).toEqual(['{"a":1}', '2', '3'])
})

it('skips comments and other fields', async () => {
  expect(await dataOf(': alive\n\nretry: 7\nevent: x\ndata: 1\n\n: alive\n\n')).toEqual(['1'])
})

it('returns the id of each event, and one that comes alone', async () => {
  expect(await parse('retry: 1000\nid: boot-3\n\nid: boot-4\ndata: 1\n\ndata: 2\n\n')).toEqual([
    { id: 'boot-3', data: '' },
    { id: 'boot-4', data: '1' },
    { id: undefined, data: '2' },
  ])
})

it('joins the lines of one event', async () => {
  expect(await dataOf('data: one\ndata: two\n\n')).toEqual(['one\ntwo'])
})

it('drops an event that was cut off', async () => {
  expect(await dataOf('data: whole\n\ndata: cut')).toEqual(['whole'])
})

it('keeps letters that are cut in two', async () => {
  const bytes = new TextEncoder().encode('data: õ\n\n')
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7))
      controller.enqueue(bytes.slice(7))
      controller.close()
    },
  })
  expect(await all(body)).toEqual([{ id: undefined, data: 'õ' }])
})
