import { type FileKindName, fileKinds } from '@sild/contract/files/kinds'
import type { ByteRange, OpenFile } from '@sild/file-storage'
import type { FastifyReply } from 'fastify'

/** Sends films and their captions, in the ranges that a player requests. */
export function sendPlayed(
  reply: FastifyReply,
  kind: FileKindName,
  { bytes, content }: OpenFile,
  range: ByteRange | 'unsatisfiable' | null,
): FastifyReply {
  reply.headers({
    'accept-ranges': 'bytes',
    // Without this header a page of another origin may not load captions, nor the film with them.
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  if (range === 'unsatisfiable') {
    content.destroy()
    return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  }
  const { mimeType } = fileKinds[kind]
  reply.type(kind === 'vtt' ? `${mimeType}; charset=utf-8` : mimeType)
  if (!range) return reply.header('content-length', bytes).send(content)
  const { end, start } = range
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes}`)
    .header('content-length', end - start + 1)
    .send(content)
}
