import '@sild/ui/tokens/index.css'
import { start } from './start.tsx'

void start()
