import { readdir } from 'node:fs/promises'
import type { FilePlace } from '@sild/contract/files/kinds'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll } from 'vitest'
import { createUploadsServer } from '../src/uploads/uploads-server.ts'
import { ORIGIN, testBff, type TestBff, tokenFor } from './bff.ts'
import { multipartBody, multipartType, type Part } from './multipart.ts'

export const JPEG = 'image/jpeg'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A picture that no format makes small. */
export const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#264653', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })

export const place = (name: FilePlace): Part => ({ field: 'fieldAlias', content: name })
const uploadHeaders = (token: string): Record<string, string> => ({
  token,
  origin: ORIGIN,
  'content-type': multipartType,
})

/** Sends any form as a page of ours does. */
export const sendForm = ({ app }: TestBff, headers: Record<string, string>, payload: NodeJS.ReadableStream | Buffer) =>
  app.inject({ method: 'POST', url: '/api/files/upload', headers, payload })

/** Uploads a file for a place where it may stand. */
export const uploadFile = (bff: TestBff, token: string, at: FilePlace, file: Part) =>
  sendForm(bff, uploadHeaders(token), multipartBody([place(at), file]))

/** A BFF and the server of what was uploaded to it, for a test file. */
export function testUploads() {
  const bff = testBff({ environment: { RATE_LIMIT_SCALE: '1e9' } })
  let served: FastifyInstance
  beforeAll(() => {
    served = createUploadsServer(bff.deps)
  })
  afterAll(() => served.close())

  return {
    bff,
    headers: () => uploadHeaders(tokenFor(bff.deps)),
    upload: (fileName: string, type: string, content: Buffer | string, at: FilePlace = 'publication-media') =>
      uploadFile(bff, tokenFor(bff.deps), at, { fileName, type, content }),
    /** As a browser that shows or saves the file. */
    read: (path: string, headers: Record<string, string> = {}) => served.inject({ url: path, headers }),
    async storedFiles(): Promise<string[]> {
      const entries = await readdir(bff.deps.config.dataDir, { recursive: true, withFileTypes: true }).catch(() => [])
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
    },
  }
}
