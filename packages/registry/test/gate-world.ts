import type { OperationContract } from '../src/contracts.ts'
import type { GatedRelease, LiveRelease } from '../src/gate-rules.ts'
import { gatedRelease, idOf } from './releases.ts'

/** A portal that works, for one thing in it to be changed. All of it is writable. */
export interface World {
  /** A release of mf-search to be, equal to the live one. */
  remote: GatedRelease
  /** A release of the shell to be, equal to the live one. */
  shell: GatedRelease
  live: { remote: GatedRelease; shell: GatedRelease; chat: GatedRelease }
  /** What is live besides. */
  more: LiveRelease[]
  served: Record<string, OperationContract>
}

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength })
const searchOperation = (): OperationContract => ({
  method: 'POST',
  path: '/api/search',
  request: {
    type: 'object',
    properties: {
      body: {
        type: 'object',
        properties: {
          text: text(300),
          kind: { type: 'string', enum: ['tasks', 'offers'] },
          page: { type: 'integer', minimum: 1 },
        },
        required: ['text'],
        additionalProperties: false,
      },
    },
    required: ['body'],
    additionalProperties: false,
  },
  reply: {
    type: 'object',
    properties: {
      total: { type: 'integer' },
      cards: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            name: { type: 'string' },
            status: { type: 'string', enum: ['ACTIVE', 'ARCHIVED'] },
            priceCents: { anyOf: [{ type: 'integer' }, { type: 'null' }] },
            note: { type: 'string' },
          },
          required: ['name', 'status', 'priceCents'],
          additionalProperties: false,
        },
      },
    },
    required: ['total', 'cards'],
    additionalProperties: false,
  },
})

const shared = (version: string) => ({ range: `^${version}`, built: version, singleton: true })
const lockShared = () => ({ react: shared('19.3.1'), '@sild/ui': shared('1.4.0') })

export const shellRelease = (id = idOf('a')): GatedRelease =>
  gatedRelease({
    name: 'shell',
    id,
    lock: { shared: lockShared(), contracts: { provides: { 'shell.api': '1.4.0' }, requires: {} } },
    contracts: { provides: { '@sild/ui': ['Button', 'Card', 'Text'], '@sild/ui/heavy': ['Dialog'] } },
    meta: { routes: [{ id: 'shell.styleguide', path: '/styleguide', access: 'public' }] },
    groups: {
      shell: { js: ['shell.js'], css: [] },
      'shell.styleguide': { js: ['styleguide.js'], css: [] },
      '@sild/ui/heavy': { js: ['heavy.js'], css: [] },
    },
    sizes: { 'shell.js': 127_000, 'styleguide.js': 10_000, 'heavy.js': 5_000 },
  })

export const searchRelease = (id = idOf('a')): GatedRelease =>
  gatedRelease({
    name: 'mf-search',
    id,
    lock: { shared: lockShared(), contracts: { provides: {}, requires: { 'shell.api': '^1.4.0' } } },
    contracts: {
      uses: { '@sild/ui': ['Button', 'Card'], '@sild/ui/heavy': ['Dialog'] },
      operations: { search: searchOperation() },
    },
    meta: {
      routes: [
        { id: 'mf-search.results', path: '/search', access: 'public' },
        { id: 'mf-search.project', path: '/search/project/:slug', access: 'public' },
      ],
    },
    groups: {
      __federation_expose_remote: { js: ['expose.js'], css: [] },
      'mf-search.results': { js: ['results.js'], css: ['results.css'], shared: ['@sild/ui/heavy'] },
      'mf-search.project': { js: ['project.js'], css: [] },
    },
    sizes: {
      'remoteEntry.js': 4_000,
      'expose.js': 2_000,
      'results.js': 10_000,
      'project.js': 8_000,
      'results.css': 2_000,
    },
  })

const chatRelease = (): GatedRelease =>
  gatedRelease({
    name: 'mf-chat',
    lock: { shared: lockShared(), contracts: { provides: {}, requires: { 'shell.api': '^1.2.0' } } },
    contracts: { uses: { '@sild/ui': ['Text'] } },
    meta: {
      routes: [
        {
          id: 'mf-chat.frame',
          path: '/chat',
          access: 'member',
          children: [
            { id: 'mf-chat.list', index: true, access: 'member' },
            { id: 'mf-chat.thread', path: ':chat', access: 'member' },
          ],
        },
      ],
    },
    groups: { 'mf-chat.frame': { js: ['chat.js'], css: [] } },
    sizes: { 'remoteEntry.js': 4_000, 'chat.js': 9_000 },
  })

export const createWorld = (): World => ({
  remote: searchRelease(idOf('b')),
  shell: shellRelease(idOf('b')),
  live: { remote: searchRelease(), shell: shellRelease(), chat: chatRelease() },
  more: [],
  served: { search: searchOperation() },
})
