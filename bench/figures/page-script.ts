import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeScript } from '../../packages/build/src/make-script.ts'
import { root } from '../../tools/workspace.ts'
import { reportValue } from '../measure/report.ts'

/** The scripts of the shell that every public page runs before an input: a part of its head, and a file that is cached. */
const maxBytes = 16 * 1024

const scriptOf = (name: string) => makeScript(join(root, `shell/src/document/${name}.script.ts`))
const [head, page] = await Promise.all([scriptOf('head'), scriptOf('page')])
for (const [name, script] of Object.entries({ head, page })) {
  reportValue(`${name} script`, script.length, 'bytes')
  reportValue(`${name} script, brotli`, brotliCompressSync(script).length, 'bytes')
}
reportValue('both', head.length + page.length, 'bytes', { atMost: maxBytes })
