import { getFileName } from './get-file-name.ts'
import { registerFileRoute } from './register-file.ts'
import { reserveFilesRoute } from './reserve-files.ts'

export const routes = [registerFileRoute, reserveFilesRoute, getFileName]
