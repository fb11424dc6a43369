import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reply } from '@sild/contract/schemas'
import { outputOf } from '../../../tools/test/delivery/run-in.ts'
import { expect, test } from '../delivery/staging.ts'
import { buildPlainRemote } from './build-plain.ts'

const app = 'mf-plain'
let folder: string
test.beforeAll(async () => {
  folder = await buildPlainRemote()
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test('a plain remote of Module Federation 2 is checked for missing parts, and runs in the browser', async ({
  page,
  staging,
}) => {
  test.slow()
  const from = ['--from', join(folder, 'dist')]
  const told = outputOf(await staging.sild('check', app, ...from))
  expect(told).toMatch(/ok {4}keeps to its budgets\nok {4}fits what is in use/)
  expect(told).toMatch(/the entry +[\d.]+ kB brotli +of 40\.0 kB brotli/)
  for (const lack of ['a runtime of Module Federation of its own', 'no server bundle', 'rendered in the browser only'])
    expect(told).toContain(lack)

  const { id } = await staging.sildReply<Reply<'publishRelease'>>('publish', app, ...from)
  const { url } = await staging.sildReply<Reply<'createPreview'>>('preview', `${app}@${id}`, '--path', '/board')
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(url)
  // With the React of the shell: its state would not work with another one.
  await page.getByRole('button', { name: 'Clicked 0' }).click()
  await expect(page.getByRole('button', { name: 'Clicked 1' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'A plain board' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a check of a plain remote without exposed routes says how to write them', async ({ staging }) => {
  writeFileSync(join(folder, 'dist/meta.json'), '{"schema":"sild-meta/1","routes":[{"path":"/board"}],"navigation":[]}')
  const { code, output } = await staging.sild('check', app, '--from', join(folder, 'dist'))
  expect([code, output]).toEqual([1, expect.stringContaining('Write its routes as they are exposed')])
})
