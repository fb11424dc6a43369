import type { AxeResults } from 'axe-core'
import { previewTools } from './preview-tools.ts'

declare global {
  /** What the script puts there. */
  var axe: { run: (context: object, options: object) => Promise<Pick<AxeResults, 'violations'>> } | undefined
}
export interface Violation {
  id: string
  help: string
  helpUrl: string
  /** Where it is, as selectors. */
  places: string[]
}

/** What says that it is a preview is no part of the page. */
const context = { exclude: [['[data-preview]']] }
const options = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }

/** What axe finds on the page as it is now. @throws where the script does not come */
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
