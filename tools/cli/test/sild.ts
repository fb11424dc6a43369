import { type ApiMocks, createMockApi, type MockApi } from '@sild/testing/mock-api'
import type { ChannelName } from '@sild/registry'
import { runSild } from '../src/run.ts'

export interface SildRun {
  exitCode: number
  out: string
  error: string
  api: MockApi
}

/** A command against a portal that answers as the test says. */
export async function sild(words: readonly string[], mocks: ApiMocks = {}): Promise<SildRun> {
  const api = createMockApi(mocks)
  const [out, error]: [string[], string[]] = [[], []]
  const exitCode = await runSild(words, {
    out: (text) => void out.push(text),
    error: (text) => void error.push(text),
    connect: ({ channel }) => ({
      url: 'https://sild.test',
      token: null,
      channel: channel as ChannelName | undefined,
      api,
      fetch: () => Promise.reject(new Error('The test does not say what is fetched')),
    }),
  })
  return { exitCode, out: out.join('\n'), error: error.join('\n'), api }
}

export const ids = { stable: 'a'.repeat(16), canary: 'b'.repeat(16), older: 'c'.repeat(16) }
