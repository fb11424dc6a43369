import '@sild/ui/tokens/index.css'
// The server's documents name it; only the browser's build emits files.
import '../document/icon.svg'
import '../document/page.script.ts'
import '../chrome/cookie-question.css'
import '../document/document.css'
import { start } from './start.tsx'

void start().catch((error: unknown) => {
  sildPage.stall()
  throw error
})
