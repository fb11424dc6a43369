import { expect, it, vi } from 'vitest'
import type { Remotes } from '../remotes/remotes.ts'
import { documentVisit, type Readers } from './document-visit.ts'

const set = { rev: 'a', releases: new Map() }
const remotes = (hasCanary: boolean) => ({
  current: () => set,
  hasCanary: () => hasCanary,
  choose: vi.fn(() => ({ set, choices: new Map(), problems: [] })),
})
const readers = {
  unitCookie: { read: vi.fn(() => null), ofBrowser: () => 'p.new', keep: (unit: string) => `unit=${unit}` },
  previewCookie: { isIn: (cookies?: string) => cookies === 'preview', read: vi.fn(() => ({ releases: {}, exp: 0 })) },
}
const visit = (cookie: string | undefined, given: ReturnType<typeof remotes>) =>
  documentVisit({ cookie }, given as never as Remotes, readers as never as Readers)

it('looks at nobody while there is neither canary nor preview, and makes nobody wait', () => {
  const given = remotes(false)
  expect(visit('unit=p.old; locale=et', given)).toEqual({ set, preview: null, setCookie: null })
  expect(given.choose).not.toHaveBeenCalled()
  expect(readers.unitCookie.read).not.toHaveBeenCalled()
})

it('gives a new visitor a unit while a canary runs', async () => {
  const given = remotes(true)
  expect(await visit(undefined, given)).toEqual({ set, preview: null, setCookie: 'unit=p.new' })
  expect(given.choose).toHaveBeenCalledWith({ unit: 'p.new' })
})

it('gives whoever is in a preview no unit for that', async () => {
  const given = remotes(false)
  expect(await visit('preview', given)).toMatchObject({ setCookie: null, preview: { releases: [] } })
  expect(given.choose).toHaveBeenCalledWith({ unit: null, overrides: {} })
})
