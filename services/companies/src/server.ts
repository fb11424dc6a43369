import { runService } from '@sild/service-kit'
import { companiesService } from './service.ts'

await runService(companiesService)
