import { runWorker } from '@sild/service-kit'
import { chatService } from './service.ts'

await runWorker(chatService)
