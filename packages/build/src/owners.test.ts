import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownersIn, ownersOf } from './owners.ts'

const codeowners = `# Who reviews what
* @acme/platform
/mf-deals/ @acme/deals @mari   # both
mf-lab/
/services/mf-deals/ @acme/other
`

describe('owners of an app', () => {
  it('are those of the last line that fits its path', () => {
    expect(ownersIn(codeowners, 'mf-deals/package.json')).toEqual(['@acme/deals', '@mari'])
    expect(ownersIn(codeowners, 'shell/package.json')).toEqual(['@acme/platform'])
    expect(ownersIn(codeowners, 'services/mf-deals/package.json')).toEqual(['@acme/other'])
    expect(ownersIn(codeowners, 'mf-lab/package.json')).toEqual([])
  })

  it('are read where GitHub reads them, for an app in a folder and for an app that is the repository', () => {
    const root = mkdtempSync(join(tmpdir(), 'sild-owners-'))
    expect(ownersOf(root, root)).toEqual([])
    mkdirSync(join(root, '.github'))
    writeFileSync(join(root, '.github/CODEOWNERS'), codeowners)
    expect(ownersOf(join(root, 'mf-deals'), root)).toEqual(['@acme/deals', '@mari'])
    expect(ownersOf(root, root)).toEqual(['@acme/platform'])
    expect(ownersOf(join(root, '../elsewhere'), root)).toEqual([])
  })
})
