import { expect, it } from 'vitest'
import { answering, type Write } from './client.ts'
import { writeAll } from './write-all.ts'

const log = { error: () => undefined }
const writesOf = (count: number, bytes: number): Write[] =>
  Array.from({ length: count }, (_, index) => ({
    alias: answering,
    guid: String(index),
    version: 2,
    document: { terms: ['x'.repeat(bytes)] },
  }))
const takesAll = async (lines: readonly string[]) =>
  lines.filter((_, index) => index % 2 === 0).map((line) => ({ _id: JSON.parse(line).index._id, status: 201 }))

it('writes at most four megabytes at once, and a larger document alone', async () => {
  const requests: number[] = []
  const write = (lines: readonly string[]) => {
    requests.push(lines.length / 2)
    return takesAll(lines)
  }
  await writeAll({ write }, [...writesOf(5, 1_500_000), ...writesOf(1, 5_000_000)], log)
  expect(requests).toEqual([2, 2, 1, 1])
  requests.length = 0
  await writeAll({ write }, writesOf(1200, 10), log)
  expect(requests).toEqual([1000, 200])
})

it('gives up when there is no room again and again', async () => {
  let requests = 0
  const write = async () => {
    requests += 1
    return [{ _id: '0', status: 429 }]
  }
  await expect(writeAll({ write }, writesOf(1, 10), log, [0, 0])).rejects.toThrow('again and again')
  expect(requests).toBe(3)
})

it('throws when the index does not exist', async () => {
  const error = { type: 'index_not_found_exception', reason: 'no such index' }
  const write = async () => [{ _id: '0', status: 404, error }]
  await expect(writeAll({ write }, writesOf(1, 10), log)).rejects.toThrow('no such index')
})
