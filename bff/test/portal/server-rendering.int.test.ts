import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testDatabase } from '@sild/testing'
import { expect, it, vi } from 'vitest'
import { fixtureRelease, idOf } from '@sild/portal/test/fixture-releases'
import { callAsTeam } from '../delivery.ts'
import { testDelivery } from './test-delivery.ts'

/** A shell that renders the one remote, and leaves to the browser what it cannot. */
const server = `export const createRenderer = ({ importRemote, snapshot }) => ({
  warm: async () => undefined,
  render: async () => {
    const document = (html, problems) =>
      ({ kind: 'document', status: 200, html, isCacheable: problems.length === 0, problems, pageOf: 'mf-try' })
    try {
      return document((await importRemote('mf-try')).page(), [])
    } catch (error) {
      return document('left to the browser', [error])
    }
  },
})`
const bodies = {
  b1: `export const page = () => 'rendered'`,
  b2: `export const page = () => window.location.href`,
  b3: `export const page = () => { for (;;); }`,
  b4: `export const page = () => 'rendered as well'`,
}
const [fine, ...others] = Object.entries(bodies).map(([id, text]) => fixtureRelease('mf-try', id, { server: text }))
const delivery = testDelivery({
  database: testDatabase(),
  live: [fixtureRelease('shell', 'aa', { server }), fine!],
  stored: others,
})
const shown = async (release: string) => {
  const { apps } = (await callAsTeam(delivery.bff, delivery.bff.teamToken(), 'getDelivery')).json().result
  const { errors, loads } = apps.find(({ name }: { name: string }) => name === 'mf-try')
  return { errors, figures: loads.find((figures: { release: string }) => figures.release === release) }
}
const pageAt = async (path: string) => (await delivery.bff.get(path)).body

it('is counted for the release that rendered the page', async () => {
  for (let pages = 0; pages < 3; pages += 1) expect(await pageAt(`/mf-try?page=${pages}`)).toBe('rendered')
  await vi.waitFor(async () => expect((await shown(idOf('b1'))).figures).toBeTruthy(), { timeout: 9000, interval: 200 })
  expect(await shown(idOf('b1'))).toMatchObject({ errors: [], figures: { renders: 3, serverErrors: 0, loads: 0 } })
})

it.each([
  ['asks for the window', 'b2', 'ReferenceError: window is not defined'],
  ['never ends', 'b3', 'The rendering thread was lost with a page of mf-try@b300000000000000. It has not answered for'],
  ['was altered where it lies', 'b4', 'ssr/entry.mjs'],
])('is known to be lost where a release %s', async (_, short, message) => {
  const release = idOf(short)
  await delivery.act('mf-try', 'promoteRelease', { release })
  if (short === 'b4') await writeFile(join(delivery.registryDir, 'a/mf-try', release, 'ssr/entry.mjs'), 'altered')
  for (let pages = 0; pages < 2; pages += 1)
    expect(await pageAt(`/mf-try?page=${short}${pages}`)).toBe('left to the browser')
  await vi.waitFor(async () => expect((await shown(release)).figures?.serverErrors).toBe(2), {
    timeout: 9000,
    interval: 200,
  })
  const { errors, figures } = await shown(release)
  expect(figures.renders).toBe(2)
  expect(errors).toContainEqual(
    expect.objectContaining({ release, kind: 'server', message: expect.stringContaining(message) }),
  )
})
