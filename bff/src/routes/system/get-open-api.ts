import { type OwnHandler, RawAnswer } from '../route.ts'

let document: Promise<Buffer> | undefined

/** The contract as an OpenAPI document, without our envelope, for other tools. Generated at the first call. */
export const getOpenApi: OwnHandler<'getOpenApi'> = async ({ reply }) => {
  document ??= import('../../openapi/document.ts').then(({ openApiDocument }) =>
    Buffer.from(JSON.stringify(openApiDocument())),
  )
  reply.header('cache-control', 'public, max-age=300')
  return new RawAnswer(await document)
}
