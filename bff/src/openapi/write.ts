import { mkdir, writeFile } from 'node:fs/promises'
import { apiTable } from './api-table.ts'
import { openApiDocument } from './document.ts'

const docs = new URL('../../../docs/', import.meta.url)

await mkdir(docs, { recursive: true })
await writeFile(new URL('openapi.json', docs), `${JSON.stringify(openApiDocument(), null, 2)}\n`)
await writeFile(new URL('api.md', docs), apiTable())
