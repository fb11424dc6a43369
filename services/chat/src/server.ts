import { runService } from '@sild/service-kit'
import { chatService } from './service.ts'

await runService(chatService)
