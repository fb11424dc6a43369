import { eraseCompanyFiles } from './erase-company-files.ts'
import { eraseFilesJob } from './erase-files.ts'
import { makeDataExport } from './make-data-export.ts'
import { showFilesJob } from './show-files.ts'
import { sweepFilesJob } from './sweep-files.ts'

export const jobs = [showFilesJob, eraseFilesJob, eraseCompanyFiles, makeDataExport, sweepFilesJob]
