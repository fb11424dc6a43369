import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { claimPort } from '../supervisor/ports.ts'
import { parseDevOptions } from './options.ts'

const apps = ['shell', 'mf-chat', 'mf-search']
const parse = (...words: string[]) => parseDevOptions(words, apps)

describe('npm run dev', () => {
  it('works on some apps of a whole Sild', () => {
    expect(parse('mf-chat', 'shell', '--port', '4000')).toMatchObject({
      apps: ['mf-chat', 'shell'],
      isAlone: false,
      against: undefined,
      start: { port: 4000, isPortGiven: true },
    })
  })

  it('suggests the typed command with another port, when that one is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo // It listens on a port.
    const { start } = parse('mf-chat', '--alone', '--as', 'support')
    const claimed = claimPort(port, start.isPortGiven, start.command)
    await expect(claimed).rejects.toMatchObject({
      wayOut: expect.stringMatching(/^Start with another: npm run dev -- mf-chat --alone --as support --port \d+$/),
    })
    taken.close()
  })

  it('works on a remote alone, as a persona', () => {
    expect(parse('mf-chat', '--alone', '--as', 'support', '--port=4000')).toMatchObject({
      apps: ['mf-chat'],
      isAlone: true,
      persona: 'support',
      start: { port: 4000 },
    })
  })

  it('works on a remote against a portal', () => {
    expect(parse('--against', 'https://sild.test/search?a=b', 'mf-chat')).toMatchObject({
      apps: ['mf-chat'],
      against: 'https://sild.test',
    })
    expect(parse('--against=http://localhost:3000', 'mf-chat').against).toBe('http://localhost:3000')
  })

  it.each([
    [[], 'Which app?'],
    [['mf-deals'], 'There is no app mf-deals'],
    [['mf-chat', '--alone', '--against', 'https://sild.test'], 'alone, or against'],
    [['mf-chat', 'mf-search', '--alone'], 'One remote'],
    [['shell', '--alone'], 'One remote'],
    [['mf-chat', '--against'], 'Against which portal?'],
    [['mf-chat', '--against', 'sild.test'], 'not an address of a portal'],
    [['mf-chat', '--against', 'ftp://sild.test'], 'not an address of a portal'],
    [['mf-chat', '--alone', '--as', 'king'], 'king is nobody'],
    [['mf-chat', '--fast'], "Unknown option '--fast'"],
  ])('refuses %j: %s', (words, reason) => {
    expect(() => parse(...words)).toThrow(reason)
  })
})
