import type { Reply } from '@sild/contract/schemas'
import { ids } from './sild.ts'

type Pointer = Reply<'promoteRelease'>['channel']
type App = Reply<'getDelivery'>['apps'][number]

export const pointer = (own: Partial<Pointer> = {}): Pointer => ({
  schema: 'mfe-channel/1',
  name: 'mf-search',
  channel: 'production',
  rev: 7,
  stable: ids.stable,
  history: [{ rev: 7, release: ids.stable, by: 'team search', at: '2026-11-21T09:00:00.000Z', op: 'promote' }],
  ...own,
})

export const changed = (own: Partial<Pointer> = {}): Reply<'promoteRelease'> => ({
  channel: pointer(own),
  undo: 'npx sild rollback mf-search',
})

export const summary = (id: string, version: string): App['stable'] => ({
  id,
  version,
  createdAt: '2026-11-21T08:00:00.000Z',
  source: { repo: 'sild', commit: '0'.repeat(40), ref: 'main', actor: 'mari' },
  bytes: 420_000,
})

export const figures = (own: Partial<App['loads'][number]> = {}): App['loads'][number] => ({
  release: ids.stable,
  loads: 1200,
  loadErrors: 0,
  renderErrors: 0,
  scriptErrors: 0,
  renders: 300,
  serverErrors: 0,
  loadMsP75: 180.4,
  lcpMsP75: 1200,
  inpMsP75: null,
  ...own,
})

export const delivered = (own: Partial<App> = {}): Reply<'getDelivery'> => ({
  channel: 'production',
  apps: [
    {
      name: 'mf-search',
      channel: pointer(),
      stable: summary(ids.stable, '1.8.0'),
      canary: null,
      rollback: null,
      loads: [figures()],
      errors: [],
      guard: { state: 'none', loads: 0, minLoads: 500, text: 'no canary' },
      problems: [],
      owners: ['search'],
      ...own,
    },
  ],
})
