import { expect, it } from 'vitest'
import { parseEvents } from './parse-events.ts'

async function all(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = []
  for await (const event of parseEvents(body, () => {})) events.push(event)
  return events
}

async function parse(...chunks: string[]): Promise<string[]> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return all(body)
}

it('puts events together that arrive in pieces', async () => {
  expect(await parse('data: {"a"', ':1}\n', '\ndata: 2\n\nda', 'ta:3\n\n')).toEqual(['{"a":1}', '2', '3'])
})

it('passes over comments and other fields', async () => {
  expect(await parse(': alive\n\nid: 7\nevent: x\ndata: 1\n\n: alive\n\n')).toEqual(['1'])
})

it('joins the lines of one event', async () => {
  expect(await parse('data: one\ndata: two\n\n')).toEqual(['one\ntwo'])
})

it('leaves an event that was cut off', async () => {
  expect(await parse('data: whole\n\ndata: cut')).toEqual(['whole'])
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
  expect(await all(body)).toEqual(['õ'])
})
