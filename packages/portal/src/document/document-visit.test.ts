import type { PreviewGrant } from '@sild/registry'
import { beforeEach, expect, it } from 'vitest'
import type { PreviewCookie } from '../previews/preview-cookie.ts'
import type { ReleaseSet } from '../remotes/release-set.ts'
import type { Remotes } from '../remotes/remotes.ts'
import type { Visit } from '../remotes/visits.ts'
import type { UnitCookie } from '../remotes/unit-cookie.ts'
import { documentVisit } from './document-visit.ts'

const renderer: ReleaseSet['renderer'] = { warm: async () => undefined, render: () => expect.unreachable() }
const set: ReleaseSet = { rev: 'a', releases: new Map(), switchedOff: new Map(), renderer }
const chosen = { set, choices: new Map(), problems: [] }
let asked: (Visit | 'unit')[] = []
beforeEach(() => void (asked = []))

const remotes = (hasCanary: boolean) =>
  ({
    current: () => set,
    hasCanary: () => hasCanary,
    choose: (visit: Visit) => {
      asked.push(visit)
      return chosen
    },
  }) as Partial<Remotes> as Remotes
const unitCookie: Partial<UnitCookie> = {
  read: () => {
    asked.push('unit')
    return null
  },
  ofBrowser: () => 'p.new',
  keep: (unit) => `unit=${unit}`,
}
const previewCookie: Partial<PreviewCookie> = {
  isIn: (cookies): cookies is string => cookies === 'preview',
  read: () => ({ releases: { 'mf-try': 'b'.repeat(16) }, exp: 0 }) as Partial<PreviewGrant> as PreviewGrant,
}
const readers = { unitCookie: unitCookie as UnitCookie, previewCookie: previewCookie as PreviewCookie }

it('reads nothing and does not wait while there is neither canary nor preview', () => {
  const visit = documentVisit({ cookie: 'unit=p.old; locale=et' }, remotes(false), readers)
  expect(visit).toEqual({ set, preview: null, setCookie: null })
  expect(asked).toEqual([])
})

it('gives a new visitor a unit while a canary runs', async () => {
  const visit = await documentVisit({}, remotes(true), readers)
  expect(visit).toEqual({ set, preview: null, setCookie: 'unit=p.new' })
  expect(asked).toEqual(['unit', { unit: 'p.new' }])
})

it('gives a visitor of a preview no unit for that', async () => {
  const visit = await documentVisit({ cookie: 'preview' }, remotes(false), readers)
  expect(visit).toMatchObject({ setCookie: null, preview: { releases: [] } })
  expect(asked).toEqual(['unit', { unit: null, overrides: { 'mf-try': 'b'.repeat(16) } }])
})
