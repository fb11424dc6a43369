import { createHash } from 'node:crypto'
import { type FilePlace, filePlaces, isFilePlace, maxBytesAt } from '@sild/contract/files/kinds'
import { limits } from '@sild/contract/limits'
import { cleanName } from '@sild/file-storage/intake/clean-name'
import type { Incoming } from '@sild/file-storage/intake/incoming'
import type { ReceivedFile } from '@sild/file-storage/intake/received-file'
import { AppError, invalidField } from '@sild/service-kit/errors'
import { multipartRefusal } from '@sild/service-kit/multipart-refusal'
import type { FastifyRequest } from 'fastify'

/** The field `fieldAlias` holds the name of a place. */
const MAX_PLACE = Math.max(...Object.keys(filePlaces).map(({ length }) => length))
/** The largest limit of all places. */
const MAX_BYTES = Math.max(limits.file.maxBytes, limits.video.maxBytes)
/** Room for boundaries, part headers and the field `place`. */
const MAX_AROUND_BYTES = 64 * 1024
const multipartLimits = {
  fileSize: MAX_BYTES,
  files: 1,
  fields: 1,
  parts: 2,
  fieldSize: MAX_PLACE,
  fieldNameSize: 50,
  headerPairs: 20,
}

/**
 * Streams the one file of a multipart body to disk. After any failure the file is removed. `mayStandIn` throws for a
 * place that is not the caller's.
 */
export async function receiveFile(
  request: FastifyRequest,
  incoming: Incoming,
  mayStandIn: (place: FilePlace) => void,
): Promise<ReceivedFile> {
  refuseDeclaredSize(request)
  let received: Omit<ReceivedFile, 'place'> | undefined
  let place: FilePlace | undefined
  try {
    countBytes(request)
    for await (const part of request.parts({ limits: multipartLimits })) {
      if (part.type === 'field') {
        place = placeOf(part.fieldname, part.value)
        mayStandIn(place)
      } else if (part.fieldname !== 'file') throw invalidField(part.fieldname, { code: 'unknown-property' })
      else {
        const hash = createHash('sha256')
        let bytes = 0
        const noted = part.file.map((chunk: Buffer) => {
          hash.update(chunk)
          bytes += chunk.length
          // The field `place` must precede a large file; without it the common limit applies.
          if (bytes > (place ? maxBytesAt(place) : limits.file.maxBytes)) throw new AppError('file-too-large')
          return chunk
        })
        const path = await incoming.write(noted)
        received = { path, name: cleanName(part.filename), mimeType: part.mimetype, bytes, sha256: hash.digest('hex') }
        if (part.file.truncated) throw new AppError('file-too-large')
      }
    }
    if (!received) throw new AppError('file-missing')
    if (!place) throw invalidField('fieldAlias', { code: 'required' })
    return { ...received, place }
  } catch (error) {
    if (received) await incoming.remove(received.path)
    throw multipartRefusal(error, 'file-too-large')
  }
}

function refuseDeclaredSize({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > MAX_BYTES + MAX_AROUND_BYTES) throw new AppError('file-too-large')
}

/** Counts all bytes of the body: the parser counts only those of one part. */
function countBytes({ raw }: FastifyRequest): void {
  let bytes = 0
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes > MAX_BYTES + 2 * MAX_AROUND_BYTES) raw.destroy(new AppError('file-too-large'))
  })
}

function placeOf(name: string, value: unknown): FilePlace {
  if (name !== 'fieldAlias') throw invalidField(name, { code: 'unknown-property' })
  if (typeof value !== 'string' || !isFilePlace(value)) throw invalidField(name, { code: 'invalid' })
  return value
}
