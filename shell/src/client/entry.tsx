import '@sild/ui/tokens/index.css'
// The server's documents name it; only the browser's build emits files.
import '../document/icon.svg'
import '../document/stalled.css'
import { start } from './start.tsx'

declare global {
  /** Of the document's own script: says that the page did not come alive. */
  var sildStalled: () => void
}

void start().catch((error: unknown) => {
  sildStalled()
  throw error
})
