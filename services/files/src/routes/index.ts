import { downloadDataExport } from './download-data-export.ts'
import { exportFilesDataRoute } from './export-files-data.ts'
import { getDataExport } from './get-data-export.ts'
import { getFileName } from './get-file-name.ts'
import { registerFileRoute } from './register-file.ts'
import { requestDataExportRoute } from './request-data-export.ts'
import { reserveFilesRoute } from './reserve-files.ts'

export const routes = [
  getDataExport,
  requestDataExportRoute,
  downloadDataExport,
  // other services
  registerFileRoute,
  reserveFilesRoute,
  getFileName,
  exportFilesDataRoute,
]
