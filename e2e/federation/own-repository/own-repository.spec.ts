import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { packPackages } from '../../../tools/pack/pack-packages.ts'
import { outputOf, runIn } from '../../../tools/test/delivery/run-in.ts'
import { root } from '../../../tools/workspace.ts'
import { hydrate } from '../../hydrate.ts'
import { expect, test } from '../delivery/staging.ts'
import { installPacked } from './install-packed.ts'

const app = 'mf-offers'
const run = promisify(execFile)
const scratch = mkdtempSync(join(tmpdir(), 'sild-team-'))
const repository = join(scratch, 'offers')
const note = join(repository, 'preview-7.md')
test.afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** With the repository alone: nothing of the checkout is above it, and every package is an archive that a registry would be sent. */
test('a team with a repository of its own checks, publishes and previews its remote', async ({ page, staging }) => {
  test.setTimeout(240_000) // It packs, installs, builds and tests as the pipeline of a team does.
  const began = performance.now()
  outputOf(await runIn(root, ['tools/new-remote.ts', app, '--route', '/offers', '--standalone', repository]))
  installPacked(repository, await packPackages())

  /** As GitHub or another system would. */
  const pipeline = (event: string) =>
    run('bash', ['scripts/pull-request.sh', event, '7'], {
      cwd: repository,
      env: {
        ...process.env,
        SILD_URL: staging.url,
        SILD_TOKEN: staging.token,
        GITHUB_REPOSITORY: '',
      },
    })
  const { stdout } = await pipeline('open')
  expect(stdout).not.toContain('BAD')
  for (const step of [`${app}.offers /offers`, 'its types hold', 'its tests pass', 'fits what is in use'])
    expect(stdout).toContain(`ok    ${step}`)

  const [, url = ''] = /\((http[^)]+)\)/.exec(readFileSync(note, 'utf8')) ?? []
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  const response = await page.goto(url)
  expect(await response?.text()).toMatch(/<h1[^>]*>Offers/)
  await hydrate(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
  await expect(page.getByText('Preview of unpublished work').locator('..')).toContainText(app)
  expect(complaints).toEqual([])

  await pipeline('closed')
  expect(readFileSync(note, 'utf8')).toContain('was taken away')
  expect((await page.request.get(url, { maxRedirects: 0 })).status()).not.toBe(302)
  const seconds = (performance.now() - began) / 1000
  console.log(`from nothing to a preview and back, outside the workspace: ${seconds.toFixed(1)} s`)
})
