import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import AdmZip from 'adm-zip'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { archiveTypes, typeFiles } from './type-archive.ts'

const remote = `
  import type { RemoteModule } from '@sild/shell-api'
  import type { Deal } from './deal.ts'
  import { secret } from './secret.ts'
  export const remote: RemoteModule = { routes: [], navigation: [], loadMessages: secret }
  export const first: Deal = { price: 1 }
`
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sild-types-'))
  write('src/remote.tsx', remote)
  write('src/deal.ts', `import type { Price } from './money/price.ts'\nexport interface Deal { price: Price }`)
  write('src/money/price.ts', 'export type Price = number')
  write('src/secret.ts', 'export const secret = (() => null) as never')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const archive = () => archiveTypes(folder, { './remote': './src/remote.tsx' })
/** As consumers of Module Federation unpack it. */
async function unpacked(): Promise<Record<string, string>> {
  const zip = new AdmZip(Buffer.from((await archive()).get(typeFiles.zip) ?? []))
  return Object.fromEntries(zip.getEntries().map((entry) => [entry.entryName, entry.getData().toString()]))
}

it('describes exposed modules, and the types that they name', async () => {
  const files = await unpacked()
  expect(Object.keys(files)).toEqual([
    'compiled-types/src/deal.d.ts',
    'compiled-types/src/money/price.d.ts',
    'compiled-types/src/remote.d.ts',
    'remote.d.ts',
  ])
  expect(files['remote.d.ts']).toBe("export * from './compiled-types/src/remote';\n")
  expect(files['compiled-types/src/remote.d.ts']).toContain('remote: RemoteModule;')
  expect(files['compiled-types/src/deal.d.ts']).toContain("from './money/price'")
})

it('names the modules to a reader who does not unpack it', async () => {
  const api = Buffer.from((await archive()).get(typeFiles.api) ?? []).toString()
  expect(api).toContain("RemoteKeys = 'REMOTE_ALIAS_IDENTIFIER/remote'")
})

it('has the same bytes at every time and in every place', async () => {
  vi.stubEnv('TZ', 'UTC')
  const here = await archive()
  vi.stubEnv('TZ', 'Asia/Tokyo')
  vi.useFakeTimers({ now: new Date('2031-05-05T12:00:00Z') })
  const there = await archive()
  vi.useRealTimers()
  expect(there).toEqual(here)
})

it('is refused when an exported value does not declare its type, and names it', async () => {
  write('src/deal.ts', 'export const deal = () => Math.random()\nexport type Deal = { price: number }')
  await expect(archive()).rejects.toThrow(/^src\/deal\.ts exports something without writing its type: TS\d+/)
})
