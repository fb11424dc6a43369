import '@sild/ui/tokens/index.css'
// The server's documents name it; only the browser's build emits files.
import '../document/icon.svg'
import { start } from './start.tsx'

void start()
