import type { AxeResults } from 'axe-core'
import { previewTools } from './preview-tools.ts'

declare global {
  /** The global of the script. */
  var axe: { run: (context: object, options: object) => Promise<Pick<AxeResults, 'violations'>> } | undefined
}
export interface Violation {
  id: string
  help: string
  helpUrl: string
  /** CSS selectors of its elements. */
  places: string[]
}

/** The banner of the preview is not part of the page. */
const context = { exclude: [['[data-preview]']] }
const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** The findings of axe on the current page. @throws if the script does not load */
export async function findViolations(): Promise<Violation[]> {
  if (!globalThis.axe) await loadScript()
  const results = await globalThis.axe?.run(context, options)
  if (!results) throw new Error('The script is not axe')
  return results.violations.map(({ help, helpUrl, id, nodes }) => ({
    id,
    help,
    helpUrl,
    places: nodes.map(({ target }) => target.flat().join(' ')),
  }))
}

/** On pages of Sild run only scripts with a hash, fetched so that the browser may compare it. */
async function loadScript(): Promise<void> {
  const { axe } = await previewTools(location.pathname)
  const script = Object.assign(document.createElement('script'), { ...axe, crossOrigin: 'anonymous' })
  await new Promise((loaded, failed) => {
    script.addEventListener('load', loaded)
    script.addEventListener('error', failed)
    document.head.append(script)
  }).finally(() => script.remove())
}
