import { startPostgres } from '../src/index.ts'

const [dataDir = ''] = process.argv.slice(2)
const { pid } = await startPostgres({ dataDir, durable: false })
process.send?.(pid)
